import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrecompressed } from '../../src/lib/file-types';
import { contactPath } from '../site/shipped';
import { found, nginxSite } from '../support/nginx-site';

const files = readdirSync('dist', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative('dist', join(entry.parentPath, entry.name)))
  .filter((path) => !isPrecompressed(path) && !/(?:^|\/)404\.html$|^_/.test(path));
const pages = files.filter((path) => path.endsWith('.html'));
const address = (path: string) => `/${path}`.replace(/(?:^\/index)?\.html$/, '') || '/';

describe.runIf(found.path)('nginx', () => {
  let nginx: Awaited<ReturnType<typeof nginxSite>>;
  beforeAll(async () => {
    nginx = await nginxSite();
  });
  afterAll(() => nginx.stop());

  it('gives every file as it was built, of a type that says what it is', async () => {
    const faults = await Promise.all(
      files.map(async (path) => {
        const { status, headers, body } = await nginx.ask(address(path));
        const isSame = status === 200 && body.equals(readFileSync(join('dist', path)));
        return isSame && !headers['content-type']?.[0]?.includes('octet-stream') ? [] : [path];
      }),
    );
    expect(faults.flat()).toEqual([]);
  });

  it.each(['br', 'gzip'])('gives the twin the build made, in %s, and says so', async (encoding) => {
    if (encoding === 'br' && !found.brotli) return;
    const decompressed = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    const twins = files.filter((path) =>
      existsSync(join('dist', `${path}.${encoding === 'br' ? 'br' : 'gz'}`)),
    );
    expect(twins.length).toBeGreaterThan(pages.length);
    const faults = await Promise.all(
      twins.map(async (path) => {
        const url = address(path);
        const { headers, body } = await nginx.ask(url, { headers: { 'Accept-Encoding': encoding } });
        const isSame =
          headers['content-encoding']?.[0] === encoding &&
          decompressed(body).equals(readFileSync(join('dist', path)));
        return isSame && headers['vary']?.join() === 'Accept-Encoding' ? [] : [path];
      }),
    );
    expect(faults.flat()).toEqual([]);
  });

  it('says that an answer depends on the compression, also of one that has none', async () => {
    const { headers } = await nginx.ask(contactPath, { headers: { 'Accept-Encoding': 'identity' } });
    expect([headers['vary'], headers['content-encoding']]).toEqual([['Accept-Encoding'], undefined]);
  });

  it('tells the versions of a page apart: what was kept of one is never taken for another', async () => {
    const inEncoding = (encoding: string, tag?: string) =>
      nginx.ask(contactPath, {
        headers: { 'Accept-Encoding': encoding, ...(tag && { 'If-None-Match': tag }) },
      });
    const [plain, gzip] = [await inEncoding('identity'), await inEncoding('gzip')];
    const [plainTag, gzipTag] = [plain.headers['etag']?.[0] ?? '', gzip.headers['etag']?.[0] ?? ''];
    expect(plainTag).toMatch(/^(?:W\/)?"/);
    expect(gzipTag).not.toBe(plainTag);
    expect((await inEncoding('gzip', gzipTag)).status).toBe(304);
    expect((await inEncoding('gzip', plainTag)).status).toBe(200);
  });

  it('answers 404 to whoever has kept the page that says so', async () => {
    const headers = { 'If-None-Match': '*', 'If-Modified-Since': new Date().toUTCString() };
    expect((await nginx.ask('/nothing', { headers })).status).toBe(404);
  });

  it('gives a part of a file, as players of videos ask', async () => {
    const whole = readFileSync(`dist${contactPath}.html`);
    const { status, headers, body } = await nginx.ask(contactPath, { headers: { Range: 'bytes=0-1' } });
    expect([status, headers['content-range']]).toEqual([206, [`bytes 0-1/${whole.length}`]]);
    expect(body.equals(whole.subarray(0, 2))).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactPath } from '../site/shipped';
import { found, nginxSite } from '../support/nginx-site';
import { changedFiles, type Encoding } from './every-file';

describe.runIf(found.path)('nginx', () => {
  let nginx: Awaited<ReturnType<typeof nginxSite>>;
  beforeAll(async () => {
    nginx = await nginxSite();
  });
  afterAll(() => nginx.stop());

  const get = (path: string, encoding: Encoding) =>
    nginx.ask(path, { headers: { 'Accept-Encoding': encoding } });

  it.each<Encoding>(['identity', 'gzip', ...(found.brotli ? (['br'] as const) : [])])(
    'gives every file as it was built, in %s',
    async (encoding) => {
      expect(await changedFiles(get, encoding)).toEqual([]);
    },
  );

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

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectOrigins } from '../../src/publish/hosting/connect-origins';
import { htaccess } from '../../src/publish/hosting/htaccess';
import { headersOfPath } from '../../src/publish/hosting/path-headers';
import { hostHeaders, STRICT_TRANSPORT } from '../../src/publish/hosting/security-headers';
import { contactPath, shipped } from '../site/shipped';
import { apacheRun } from '../support/apache-run';
import { ask } from '../support/ask';
import { redirects, spellings } from '../support/nginx-site';
import { changedFiles, files, type Encoding } from './every-file';

const found = inject('apache');
const asset = (ending: string) =>
  `/${files.find((path) => path.startsWith('assets/') && path.endsWith(ending))}`;

describe.runIf(found.path)('Apache with the .htaccess of the build', () => {
  let apache: Awaited<ReturnType<typeof apacheRun>>;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const { config } = shipped;
    // Characters with a meaning in the file.
    const hosting = { ...config.hosting, reports: 'https://reports.trace.example/a%20b' };
    headers = hostHeaders({ hosting }, await connectOrigins(process.cwd(), 'production', config));
    apache = await apacheRun(found.path ?? '', 'dist', htaccess(shipped, headers, redirects));
  });
  afterAll(() => apache.stop());

  const get = (path: string, encoding = 'identity') =>
    ask(apache.secure, path, { headers: { Host: 'localhost', 'Accept-Encoding': encoding } });
  const led = async (path: string) => {
    const answer = await get(path);
    return [answer.status, answer.headers['location']?.[0]?.replace(/^https:\/\/localhost(?::\d+)?/, '')];
  };

  it.each<Encoding>(['identity', 'gzip', 'br'])(
    'gives every file as it was built, in %s',
    async (encoding) => {
      expect(await changedFiles(get, encoding)).toEqual([]);
    },
  );

  it.each(spellings)('leads from %s to %s at once, with its question', async (path, to) => {
    expect(await led(`${path}?a=b&c=%20`)).toEqual([301, `${to}?a=b&c=%20`]);
  });

  it.each([
    ['/old.php?a=b', 301, `${contactPath}#seo`],
    ['/en/old?a=b', 302, `/en${contactPath}?a=b`],
  ])('leads from %s, an address of the config, with %i to %s', async (path, status, to) =>
    expect(await led(path)).toEqual([status, to]),
  );

  it.each([
    ['/nothing', '404.html'],
    ['/nothing/', '404.html'],
    ['/404', '404.html'],
    ['/404.html', '404.html'],
    ['/en/nothing.html', 'en/404.html'],
    ['/en/404/', 'en/404.html'],
    ['/ar/nothing/at/all', 'ar/404.html'],
    [`${contactPath}/more`, '404.html'],
    ['/assets/', '404.html'],
    ['/assets/nothing-abc.js', '404.html'],
    [`${contactPath}.html.br`, '404.html'],
    ['/_headers', '404.html'],
    ['/.htaccess', '404.html'],
    ['/.env', '404.html'],
    ['//other.example/', '404.html'],
  ])('answers %s with 404 and %s', async (path, file) => {
    for (const encoding of ['identity', 'br']) {
      const { status, body } = await get(path, encoding);
      expect([status, String(body)]).toEqual([404, readFileSync(`dist/${file}`, 'utf8')]);
    }
  });

  it.each([
    [200, contactPath],
    [200, '/'],
    [200, asset('.css')],
    [200, asset('.jpg')],
    [200, `${contactPath}.json`],
    [200, '/.well-known/security.txt'],
    [301, `${contactPath}/`],
    [404, '/en/nothing'],
    [404, '/assets/nothing-abc.js'],
  ])('sends every header once with %i for %s', async (status, path) => {
    for (const encoding of ['identity', 'br']) {
      const answer = await get(path, encoding);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries({ ...headers, ...Object.fromEntries(headersOfPath(path)) }))
        expect(answer.headers[name.toLowerCase()], name).toEqual([value]);
      const isKept = status === 200 && path.startsWith('/assets/');
      expect(answer.headers['cache-control']).toEqual([
        isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
      ]);
    }
  });

  it('says to a visitor who has a file already that it is the same', async () => {
    const { headers: first } = await get(asset('.css'), 'br');
    const again = await ask(apache.secure, asset('.css'), {
      headers: { Host: 'localhost', 'Accept-Encoding': 'br', 'If-None-Match': first['etag']?.[0] ?? '' },
    });
    expect([again.status, again.headers['cache-control']]).toEqual([304, first['cache-control']]);
  });

  it('asks browsers to keep to TLS only over TLS', async () => {
    const { headers: plain } = await ask(apache.plain, '/');
    expect(plain[STRICT_TRANSPORT.toLowerCase()]).toBeUndefined();
  });
});

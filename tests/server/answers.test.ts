import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectOrigins } from '../../src/publish/hosting/connect-origins';
import { headersOfPath } from '../../src/publish/hosting/path-headers';
import { listen } from '../../src/server/local-server';
import { siteServer } from '../../src/server/preview/preview-server';
import {
  securityHeaders,
  STRICT_TRANSPORT,
  strictTransport,
} from '../../src/publish/hosting/security-headers';
import { ask, type Answer } from '../support/ask';
import { contactPath, shipped } from '../site/shipped';
import { found, nginxSite } from '../support/nginx-site';

const assets = readdirSync('dist/assets');
const named = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending)) ?? ''}`;

/** How long browsers use TLS only, as the config says. */
const transport = strictTransport(shipped.config.hosting);

/** A question of every kind, and how it is answered. */
const matrix: [what: string, status: number, path: string, method?: string][] = [
  ['a page', 200, contactPath],
  ['the first page', 200, '/'],
  ['a page, asked for its headers', 200, `/en${contactPath}`, 'HEAD'],
  ['a script', 200, named('.js')],
  ['the stylesheet', 200, named('.css')],
  ['a font', 200, named('.woff2')],
  ['a picture', 200, named('.svg')],
  ['the data of a page', 200, `${contactPath}.json`],
  ['the icon', 200, '/icons/icon-192.png'],
  ['robots.txt', 200, '/robots.txt'],
  ['the sitemap', 200, '/sitemap.xml'],
  ['security.txt', 200, '/.well-known/security.txt'],
  ['another spelling', 301, `${contactPath}/?a=b`],
  ['a page that is not there', 404, '/nothing'],
  ['one in English', 404, '/en/nothing'],
  ['an asset that is not there', 404, '/assets/nothing-abc.js'],
  ['a message', 405, contactPath, 'POST'],
  ['an option', 405, '/', 'OPTIONS'],
  ['a file to be put there', 405, '/assets/nothing-abc.js', 'PUT'],
];

/** What is said of an answer; the type without its signs, and that of a redirect's few words not at all. */
function told({ headers, body }: Answer, status: number) {
  const [type] = headers['content-type']?.[0]?.split(';') ?? [];
  return {
    type: status === 301 ? '' : type,
    encoding: headers['content-encoding'],
    cache: headers['cache-control'],
    embedding: headers['cross-origin-resource-policy'],
    robots: headers['x-robots-tag'],
    allow: headers['allow'],
    location: headers['location'],
    body: status === 301 ? '' : body.toString('base64'),
  };
}

describe.runIf(found.path)('an answer of nginx', () => {
  let nginx: Awaited<ReturnType<typeof nginxSite>>;
  let expected: Record<string, string>;
  let local: { address: string; stop(): void };
  beforeAll(async () => {
    nginx = await nginxSite();
    const origins = await connectOrigins(process.cwd(), 'production', shipped.config);
    expected = securityHeaders(origins, { reports: shipped.config.hosting?.reports });
    const server = siteServer('dist', undefined, expected);
    local = {
      address: await listen(server, 0),
      stop: () => {
        server.closeAllConnections();
        server.close();
      },
    };
  });
  afterAll(async () => {
    local.stop();
    await nginx.stop();
  });

  /** That an answer has every header once, as it must be. */
  function expectGuarded({ headers }: Answer, path: string, isTls = true) {
    const wanted = { ...expected, ...Object.fromEntries(headersOfPath(path)) };
    for (const [name, value] of Object.entries(wanted))
      expect(headers[name.toLowerCase()], name).toEqual([value]);
    expect(headers[STRICT_TRANSPORT.toLowerCase()], STRICT_TRANSPORT).toEqual(
      isTls ? [transport] : undefined,
    );
    for (const [name, values] of Object.entries(headers)) expect(values, name).toHaveLength(1);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  }

  it.each(matrix)('to %s has its status, %i, and every header once', async (_what, status, path, method) => {
    const answer = await nginx.ask(path, { ...(method && { method }) });
    expect(answer.status).toBe(status);
    expectGuarded(answer, path);
    expect(answer.headers['server']).toEqual(['nginx']);
    const isKept = status === 200 && path.startsWith('/assets/');
    expect(answer.headers['cache-control']).toEqual([
      isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
    ]);
    expect(answer.headers['allow']).toEqual(status === 405 ? ['GET, HEAD'] : undefined);
    expect(Boolean(answer.headers['etag'])).toBe(status === 200);
  });

  it.each(matrix)(
    'to %s, %i, is what the local server answers, over plain HTTP',
    async (_what, status, path, method) => {
      const options = { ...(method && { method }) };
      const [theirs, ours] = [await nginx.ask(path, options), await ask(local.address, path, options)];
      expect(ours.status).toBe(status);
      expectGuarded(ours, path, false);
      expect(told(ours, status)).toEqual(told(theirs, status));
    },
  );

  it('to a visitor who has it already says so, with the same headers', async () => {
    for (const path of [contactPath, named('.css'), named('.woff2')]) {
      const first = await nginx.ask(path);
      const again = await nginx.ask(path, { headers: { 'If-None-Match': first.headers['etag']?.[0] ?? '' } });
      expect([again.status, again.body.length], path).toEqual([304, 0]);
      expectGuarded(again, path);
      for (const name of ['etag', 'cache-control', 'vary'])
        expect(again.headers[name], name).toEqual(first.headers[name]);
    }
  });
});

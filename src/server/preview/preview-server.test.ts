import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask as askServer } from '../../../tests/support/ask';
import { servedFolder } from '../../../tests/support/served-folder';

let served: Awaited<ReturnType<typeof servedFolder>>;

describe('a built site', () => {
  beforeAll(async () => {
    served = await servedFolder({
      'index.html': 'accueil',
      'contact.html': 'contact',
      '404.html': 'introuvable',
      'en/404.html': 'not found',
      'ar/404.html': 'غير موجود',
      'assets/site-abc.css': 'a{}',
      'old.html': 'a page that leads on',
      _headers: '/*\n  X-Name: value\n',
      _redirects: '/old /contact#seo 301\n/en/old /en/contact 302\n',
      'icon.png': 'png',
    });
  });
  afterAll(() => served.stop());

  const ask = (path: string, method = 'GET') => fetch(served.address + path, { method, redirect: 'manual' });

  it.each([
    ['/nothing', 'introuvable'],
    ['/en/nothing', 'not found'],
    ['/ar/nothing', 'غير موجود'],
    ['/404', 'introuvable'],
    ['/404/', 'introuvable'],
    ['/en/404', 'not found'],
    ['/ar/404', 'غير موجود'],
    ['/EN/nothing', 'introuvable'],
    ['/404.html', '404\n'],
    ['/nothing.png', '404\n'],
    ['/icon.png/', 'introuvable'],
  ])('answers %s with 404 in the language of the path', async (path, content) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, content]);
  });

  it('has nothing at a path that leads out of the site', async () => {
    for (const path of ['/%2e%2e%2fpackage.json', '/%00', '/%'])
      expect((await ask(path)).status, path).toBe(404);
  });

  it.each([
    ['/old', 301, '/contact#seo'],
    ['/old?from=test', 301, '/contact?from=test#seo'],
    ['/en/old', 302, '/en/contact'],
    ['/old.html', 301, '/old'],
  ])('leads from %s on, with %i, to %s', async (path, status, to) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  });

  it('reads new redirects while it serves, and does not serve the file', async () => {
    writeFileSync(
      join(served.folder, '_redirects'),
      '/old /contact#seo 301\n/en/old /en/contact 302\n/new /x 301\n',
    );
    expect((await ask('/new')).headers.get('location')).toBe('/x');
    for (const path of ['/_redirects', '/%5Fredirects', '/_headers', '/%5Fheaders'])
      expect((await ask(path)).status, path).toBe(404);
  });

  it('guards every answer with the security policy, errors and redirects too', async () => {
    for (const path of ['/', '/nothing', '/contact/', '/assets/site-abc.css']) {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cross-origin-embedder-policy'), path).toBe('require-corp');
      // Over plain HTTP it must not be sent (RFC 6797, 7.2).
      expect(headers.has('strict-transport-security'), path).toBe(false);
    }
  });
});

describe('a compressed site', () => {
  const texts: Record<string, string> = {
    'index.html': 'accueil',
    'contact.html': 'contact',
    '404.html': 'introuvable',
    'en/404.html': 'not found',
    'contact.json': '{}',
    'assets/site-abc.css': 'a{}',
    'assets/start-abc.js': 'start()',
    'assets/wall-abc.svg': '<svg/>',
  };
  beforeAll(async () => {
    const copies = Object.entries(texts).flatMap(([path, text]) => [
      [path, text],
      [`${path}.br`, brotliCompressSync(text)],
      [`${path}.gz`, gzipSync(text)],
    ]);
    served = await servedFolder(Object.fromEntries(copies));
  });
  afterAll(() => served.stop());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    askServer(served.address, path, { headers });

  const types: Record<string, string> = {
    '/': 'text/html;charset=utf-8',
    '/contact': 'text/html;charset=utf-8',
    '/contact.json': 'application/json',
    '/assets/site-abc.css': 'text/css',
    '/assets/start-abc.js': 'text/javascript',
    '/assets/wall-abc.svg': 'image/svg+xml',
  };
  const contentOf = (path: string) =>
    texts[path.slice(1)] ?? texts[`${path === '/' ? 'index' : path.slice(1)}.html`];

  it.each(Object.entries(types))('answers %s in br, gzip and as it is, each as %s', async (path, type) => {
    const br = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    const gzip = await ask(path, { 'Accept-Encoding': 'gzip' });
    const plain = await ask(path);
    expect(String(brotliDecompressSync(br.body))).toBe(contentOf(path));
    expect(String(gunzipSync(gzip.body))).toBe(contentOf(path));
    expect(String(plain.body)).toBe(contentOf(path));
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      ['br'],
      ['gzip'],
      undefined,
    ]);
    for (const { status, headers, body } of [br, gzip, plain]) {
      expect(status).toBe(200);
      expect(headers['content-type']).toEqual([type]);
      expect(headers['vary']).toEqual(['Accept-Encoding']);
      expect(headers['content-length']).toEqual([String(body.length)]);
      expect(headers['cache-control']?.[0]).toContain(path.startsWith('/assets/') ? 'immutable' : 'no-cache');
    }
    expect(new Set([br, gzip, plain].map(({ headers }) => headers['etag']?.[0])).size).toBe(3);
  });

  it.each(['/contact', '/assets/site-abc.css'])(
    'answers “not modified” for what was given before: %s',
    async (path) => {
      const { headers } = await ask(path, { 'Accept-Encoding': 'br' });
      const again = await ask(path, { 'Accept-Encoding': 'br', 'If-None-Match': headers['etag']?.[0] ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );

  it.each([
    '/contact.html.br',
    '/contact.html.gz',
    '/contact.html%2Ebr',
    '/contact.json.br',
    '/index.html.gz',
    '/assets/site-abc.css.br',
  ])('has nothing at %s', async (path) => {
    for (const headers of [{}, { 'Accept-Encoding': 'br' }])
      expect((await ask(path, headers as Record<string, string>)).status).toBe(404);
  });

  it.each(['bytes=0-1', 'bytes=900-', 'bytes=5-2'])(
    'answers the range %s with the whole file',
    async (part) => {
      const { status, body } = await ask('/contact', { Range: part });
      expect([status, String(body)]).toEqual([200, 'contact']);
    },
  );
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalPath } from '../../src/server/preview/preview-server';
import { strictTransport } from '../../src/hosting/security-headers';
import { ask } from '../support/ask';
import { contactPath } from '../site/shipped';
import { found, nginxSite } from '../support/nginx-site';

describe.runIf(found.path)('an address at nginx', () => {
  let nginx: Awaited<ReturnType<typeof nginxSite>>;
  beforeAll(async () => {
    nginx = await nginxSite();
  });
  afterAll(() => nginx.stop());

  const led = async (path: string) => {
    const { status, headers } = await nginx.ask(path);
    return [status, headers['location']?.[0]];
  };

  it.each([
    '/index.html',
    '/index',
    '/en/',
    '/en/index.html',
    '/ar/index',
    `${contactPath}/`,
    `${contactPath}//`,
    `${contactPath}.html`,
    `${contactPath}/index`,
    `${contactPath}/index.html`,
    `${contactPath}/index/`,
    `/en${contactPath}.html`,
    '//other.example',
    '///other.example/',
    '/\\other.example',
    '/en//contact',
    '/nothing/',
    '/assets/',
  ])('spelled %s is led to its one spelling, with its question, as the local server does', async (path) => {
    expect(await led(`${path}?a=b&c=%20`)).toEqual([301, `${canonicalPath(path)}?a=b&c=%20`]);
    expect(await led(path)).toEqual([301, canonicalPath(path)]);
  });

  it.each(['/index-services', `${contactPath}-index`, '/nothing.htmlx'])(
    'spelled %s is left as it is',
    async (path) => expect(await led(path)).toEqual([404, undefined]),
  );

  it.each([
    ['/old.php', 301, `${contactPath}#seo`],
    ['/old.php?a=b', 301, `${contactPath}?a=b#seo`],
    ['/en/old', 302, `/en${contactPath}`],
    ['/en/old/', 301, '/en/old'],
  ])('%s that the config leads on answers %i to %s', async (path, status, to) =>
    expect(await led(path)).toEqual([status, to]),
  );

  it.each([
    ['/nothing', '404.html'],
    ['/404', '404.html'],
    ['/en/nothing', 'en/404.html'],
    ['/en/404', 'en/404.html'],
    ['/ar/nothing/at/all', 'ar/404.html'],
    ['/ar/404', 'ar/404.html'],
    ['/.git/config', '404.html'],
    ['/.env', '404.html'],
  ])('%s where there is none answers 404 with %s', async (path, file) => {
    const { status, body, headers } = await nginx.ask(path);
    expect(status).toBe(404);
    const isFile = /\.\w+$/.test(path);
    expect(String(body)).toBe(isFile ? '404\n' : readFileSync(`dist/${file}`, 'utf8'));
    expect(headers['content-type']?.[0]).toContain(isFile ? 'text/plain' : 'text/html');
  });

  it.each([
    '/assets/nothing-abc.js',
    '/assets/start.js.map',
    `${contactPath}.html.br`,
    `${contactPath}.html.gz`,
    `${contactPath}%2Ehtml`,
    '/_headers',
    '/_redirects',
    '/%5Fheaders',
    '/.well-known/nothing',
    '/.well-known/.env',
    `${contactPath}%2F`,
  ])('%s holds nothing, and never a page in its place', async (path) => {
    const { status, body } = await nginx.ask(path);
    expect(status).toBe(404);
    expect(String(body)).not.toContain('<h1>');
    expect(body.equals(readFileSync('dist/index.html'))).toBe(false);
  });

  it('over plain HTTP leads to the same host over TLS, with its question', async () => {
    const plain = `http://127.0.0.1:${nginx.ports.http}`;
    const other = nginx.host.replace(/^www\./, '');
    for (const [host, to] of [
      [nginx.host, nginx.host],
      [other, other],
      ['elsewhere.example', nginx.host],
    ] as const) {
      const { status, headers } = await ask(plain, `${contactPath}?a=b`, { headers: { Host: host } });
      expect([status, headers['location']?.[0]]).toEqual([301, `https://${to}${contactPath}?a=b`]);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['content-security-policy']).toHaveLength(1);
    }
  });

  it('at the other name of the site leads to its one name', async () => {
    const other = nginx.host.startsWith('www.') ? nginx.host.slice(4) : `www.${nginx.host}`;
    const { status, headers } = await nginx.ask(`${contactPath}?a=b`, { headers: { Host: other } });
    expect([status, headers['location']?.[0]]).toEqual([301, `https://${nginx.host}${contactPath}?a=b`]);
    expect(headers['strict-transport-security']).toEqual([strictTransport.value]);
  });

  it('in the container is answered alike, and remembered for TLS only when what stands before speaks it', async () => {
    const inside = `http://127.0.0.1:${nginx.ports.container}`;
    const plain = await ask(inside, contactPath);
    const behind = await ask(inside, contactPath, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(plain.body.equals(readFileSync(`dist${contactPath}.html`))).toBe(true);
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(behind.headers['strict-transport-security']).toEqual([strictTransport.value]);
    expect((await ask(inside, `${contactPath}/`)).headers['location']).toEqual([contactPath]);
  });

  it('of security.txt and robots.txt is answered in words', async () => {
    for (const path of ['/.well-known/security.txt', '/robots.txt']) {
      const { status, headers, body } = await nginx.ask(path);
      expect([status, headers['content-type']]).toEqual([200, ['text/plain; charset=utf-8']]);
      expect(String(body)).toMatch(/^[\w-]+: /);
    }
  });
});

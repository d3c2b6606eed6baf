import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strictTransport } from '../../src/publish/hosting/security-headers';
import { ask } from '../support/ask';
import { contactPath, shipped } from '../site/shipped';
import { found, nginxSite, spellings } from '../support/nginx-site';

const transport = strictTransport(shipped.config.hosting);

describe.runIf(found.path)('an address at nginx', () => {
  let nginx: Awaited<ReturnType<typeof nginxSite>>;
  beforeAll(async () => {
    nginx = await nginxSite();
  });
  afterAll(async () => {
    await nginx.stop();
  });

  const led = async (path: string) => {
    const { status, headers } = await nginx.ask(path);
    return [status, headers['location']?.[0]];
  };
  it.each([
    ...spellings,
    ['/EN', '/en'],
    [`/${contactPath}`, contactPath],
    [`/nothing/..${contactPath}`, contactPath],
    [contactPath.toUpperCase(), contactPath],
    [`/En${contactPath.toUpperCase()}.html`, `/en${contactPath}`],
  ])('spelled %s is led to %s at once, with its question', async (path, to) => {
    expect(await led(`${path}?a=b&c=%20`)).toEqual([301, `${to}?a=b&c=%20`]);
    expect(await led(path)).toEqual([301, to]);
  });

  it.each([
    `${contactPath}-index`,
    '/nothing/',
    '/en/nothing.html',
    '//other.example',
    '/\\other.example',
    '/%5Cother.example',
    '/assets/',
    '/ROBOTS.txt',
    `${contactPath}.JSON`,
    '/404/',
  ])('spelled %s names nothing and leads nowhere', async (path) =>
    expect(await led(path)).toEqual([404, undefined]),
  );

  it.each([
    ['/old.php', 301, `${contactPath}#seo`],
    ['/old.php?a=b', 301, `${contactPath}?a=b#seo`],
    ['/en/old', 302, `/en${contactPath}`],
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
    '/_headers',
    '/%5Fheaders',
    '/.well-known/nothing',
    '/.well-known/.env',
    '/404.html',
  ])('%s holds nothing, and never a page in its place', async (path) => {
    const { status, body } = await nginx.ask(path);
    expect(status).toBe(404);
    expect(String(body)).not.toContain('<h1>');
    expect(body.equals(readFileSync('dist/index.html'))).toBe(false);
  });

  /** The other name of the site: without `www.`, or with it. */
  const otherName = () => (nginx.host.startsWith('www.') ? nginx.host.slice(4) : `www.${nginx.host}`);
  const askPlain = (path: string, host: string) =>
    ask(`http://127.0.0.1:${nginx.ports.http}`, path, { headers: { Host: host } });

  it('over plain HTTP leads to the same host over TLS, with its question', async () => {
    for (const host of [nginx.host, otherName()]) {
      const { status, headers } = await askPlain(`${contactPath}?a=b`, host);
      expect([status, headers['location']?.[0]]).toEqual([301, `https://${host}${contactPath}?a=b`]);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['content-security-policy']).toHaveLength(1);
    }
  });

  it('at the other name of the site leads to its one name', async () => {
    const { status, headers } = await nginx.ask(`${contactPath}?a=b`, { headers: { Host: otherName() } });
    expect([status, headers['location']?.[0]]).toEqual([301, `https://${nginx.host}${contactPath}?a=b`]);
    expect(headers['strict-transport-security']).toEqual([transport]);
  });

  it('at another host gets no answer, neither over plain HTTP nor over TLS', async () => {
    for (const host of ['elsewhere.example', '127.0.0.1'])
      await expect(askPlain('/', host)).rejects.toThrow(/hang up|ECONNRESET/);
    await expect(nginx.ask('/', { headers: { Host: 'elsewhere.example' } })).rejects.toThrow(
      /unrecognized name/,
    );
  });

  it('of a challenge of the certificate is answered over plain HTTP, at both names', async () => {
    const folder = join(nginx.challenges, '.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'a-token_1'), 'the proof');
    for (const host of [nginx.host, otherName()]) {
      const { status, headers, body } = await askPlain('/.well-known/acme-challenge/a-token_1', host);
      expect([status, headers['location'], String(body)]).toEqual([200, undefined, 'the proof']);
      const missing = await askPlain('/.well-known/acme-challenge/another', host);
      expect([missing.status, missing.headers['location']]).toEqual([404, undefined]);
    }
  });

  it('in the container is answered alike, and remembered for TLS only when what stands before speaks it', async () => {
    const inside = `http://127.0.0.1:${nginx.ports.container}`;
    const plain = await ask(inside, contactPath);
    const behind = await ask(inside, contactPath, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(plain.body.equals(readFileSync(`dist${contactPath}.html`))).toBe(true);
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(behind.headers['strict-transport-security']).toEqual([transport]);
    expect((await ask(inside, `${contactPath}/`)).headers['location']).toEqual([contactPath]);
  });
});

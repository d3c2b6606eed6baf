import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalPath, listen, siteServer } from './serve';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/en/index.html', '/en'],
    ['/en/', '/en'],
    ['/contact', '/contact'],
    ['/contact.html', '/contact'],
    ['/contact//', '/contact'],
    ['/contact/index/', '/contact'],
    ['//other.example', '/other.example'],
    ['/\\other.example', '/other.example'],
    ['/index-services', '/index-services'],
  ])('spells %s as %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));
});

describe('a built site', () => {
  let folder = '';
  let server: Server;
  let address = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'served-'));
    for (const [path, content] of Object.entries({
      'index.html': 'accueil',
      'contact.html': 'contact',
      '404.html': 'introuvable',
      'en/404.html': 'not found',
      'ar/404.html': 'غير موجود',
      'assets/site-abc.css': 'a{}',
    })) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    server = siteServer(folder);
    address = await listen(server, 0);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string, method = 'GET') => fetch(address + path, { method, redirect: 'manual' });

  it.each([
    ['/nothing', 'introuvable'],
    ['/en/nothing', 'not found'],
    ['/ar/nothing', 'غير موجود'],
    ['/404', 'introuvable'],
    ['/en/404', 'not found'],
    ['/ar/404', 'غير موجود'],
    ['/nothing.png', '404\n'],
  ])('answers %s with 404 in the language of the path', async (path, content) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, content]);
  });

  it('sends every other spelling to the one address, with its question', async () => {
    const answer = await ask('/contact.html?from=test');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/contact?from=test']);
    expect((await ask('/404.html')).headers.get('location')).toBe('/404');
  });

  it('keeps assets for a year and asks again for everything else', async () => {
    expect((await ask('/assets/site-abc.css')).headers.get('cache-control')).toContain('immutable');
    expect((await ask('/contact')).headers.get('cache-control')).toBe('no-cache');
    expect((await ask('/nothing')).headers.get('cache-control')).toBe('no-cache');
  });

  it('guards every answer with the security policy, errors and redirects too', async () => {
    for (const path of ['/', '/nothing', '/contact/', '/assets/site-abc.css']) {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('takes nothing but questions', async () => {
    const answer = await ask('/contact', 'POST');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await ask('/contact', 'HEAD')).status).toBe(200);
  });
});

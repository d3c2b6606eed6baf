import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SmallSite } from '../../../tests/support/small-site';
import { listen } from '../../server/local-server';
import { liveDifferences } from './live-site';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const POLICY = "default-src 'none'";
let site: SmallSite;
let old: SmallSite;
let server: Server;
let served = '';
let policy: string | undefined;
/** The status of an address that leads nowhere. */
let missing = 404;
let origin = '';

beforeEach(async () => {
  [site, old] = [new SmallSite(), new SmallSite()];
  [served, policy, missing] = [site.folder, POLICY, 404];
  server = createServer(({ url = '' }, answer) => {
    const file = join(served, url === '/' ? 'index.html' : `${url}.html`);
    if (policy !== undefined) answer.setHeader('Content-Security-Policy', policy);
    answer.writeHead(existsSync(file) ? 200 : missing);
    answer.end(readFileSync(existsSync(file) ? file : join(served, '404.html')));
  });
  origin = await listen(server, 0);
});
afterEach(() => {
  server.close();
  site[Symbol.dispose]();
  old[Symbol.dispose]();
});

it('a live site that answers as built has no differences', async () => {
  expect(await liveDifferences(origin, site.folder, 0)).toEqual([]);
});

it('a live site that still serves the former release is of another build', async () => {
  served = old.replace('contact.html', 'data-version="18"', 'data-version="1"').folder;
  expect(await liveDifferences(origin, site.folder, 0)).toEqual([
    `${origin}/contact: is the page of another build. Upload the site again, or wait until the caches of its host are empty.`,
  ]);
});

it('a live site that answers later is asked again', async () => {
  served = old.replace('contact.html', 'page-aaaaaaaa', 'page-bbbbbbbb').folder;
  let asked = 0;
  server.on('request', () => {
    // After the home page, the last page and a missing one.
    asked += 1;
    if (asked === 3) served = site.folder;
  });
  expect(await liveDifferences(origin, site.folder, 0)).toEqual([]);
});

it('a page that is missing, or a missing address that answers as a page, is a difference', async () => {
  rmSync(join(site.folder, 'contact.html'));
  expect(await liveDifferences(origin, old.folder, 0)).toEqual([
    `${origin}/contact: answers 404 instead of 200. Upload the site again, and the rules of its host.`,
  ]);
  missing = 200;
  expect(await liveDifferences(origin, old.folder, 0)).toContainEqual(
    expect.stringMatching(
      /missing-\d+: answers 200 instead of 404\. Upload the site again, and the rules of its host\.$/,
    ),
  );
});

it('a missing or different security policy is a difference', async () => {
  policy = undefined;
  expect(await liveDifferences(origin, site.folder, 0)).toContain(
    `${origin}/: has another Content-Security-Policy: –. Upload the rules of its host again.`,
  );
  policy = "default-src 'self'";
  expect(await liveDifferences(origin, site.folder, 0)).toContain(
    `${origin}/: has another Content-Security-Policy: default-src 'self'. Upload the rules of its host again.`,
  );
});

it('a site that does not answer at all says why', async () => {
  server.close();
  expect(await liveDifferences(origin, site.folder, 0)).toContainEqual(
    expect.stringMatching(/\/contact: does not answer: .*ECONNREFUSED/),
  );
});

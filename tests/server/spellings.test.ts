import fc from 'fast-check';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirectRules } from '../../src/hosting/redirect-rules';
import { listen, siteServer } from '../../src/server/preview/preview-server';
import { languages } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import { shipped } from '../site/shipped';
import { ask } from '../support/ask';
import { found, nginxSite } from '../support/nginx-site';

const COUNT = 5000;
/** The number of requests at a time. */
const AT_ONCE = 16;
/** The most answers that an address may need: to its one spelling, from an old address to the page, and the page. */
const STEPS = 3;

const pages = shipped.config.pages.flatMap(({ path }) =>
  languages.map((language) => pageUrl(path, language)),
);
const known = [...pages, ...redirectRules(shipped).map(({ from }) => from)];
const upper = (path: string) => path.toUpperCase();
const capitalized = (path: string) => path.replaceAll(/(?<=\/)[a-z]/g, upper);
const [page, piece] = [
  fc.constantFrom(...known),
  fc.constantFrom(...known.flatMap((path) => path.split('/'))),
];

/** Addresses of pages in other spellings, as visitors and old links write them. */
const ofPage = fc
  .tuple(
    fc.constantFrom('', '', '/', '/.', '/x/..', '/%2E', '/en/..'),
    fc.oneof(page, page, page.map(upper), page.map(capitalized)),
    fc.constantFrom(
      '',
      '',
      '/',
      '//',
      '/index',
      '//index',
      '.html',
      '/index.html',
      '//index.html',
      '/.',
      '%2F',
      '/index/',
    ),
    fc.constantFrom('', '', '?', '?a=b', '?/index.html'),
  )
  .map((parts) => parts.join(''));

/** Addresses of anything, as attackers write them. */
const ofAnything = fc
  .array(
    fc.oneof(
      page,
      { arbitrary: piece, weight: 2 },
      fc.constantFrom(...languages, ...languages.map((language) => `/${upper(language)}/`)),
      { arbitrary: fc.constantFrom('/', '//', '/index', 'index', '.html', '/index.html'), weight: 4 },
      fc.constantFrom('\\', '/\\', '%5C', '%2F', '%2f/', '%2E', '%2e%2e/', '.', '..', '/./', '/../', '...'),
      fc.constantFrom(
        '/404',
        '404.html',
        '.json',
        '.br',
        '.gz',
        '.HTML',
        '.htmlx',
        '/INDEX',
        '%69ndex',
        ';',
        ';a=1',
      ),
      fc.constantFrom(
        'robots.txt',
        '/assets',
        '/assets/',
        '_headers',
        '/.well-known/security.txt',
        '/.git',
        'x',
      ),
      fc.constantFrom('?', '?a=b', '?a=%2F..', '?/index.html', '?//x'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => `/${parts.join('')}`);

const addresses = [
  ...new Set(fc.sample(fc.oneof(ofPage, ofAnything), { numRuns: 2 * COUNT, seed: 20261101 })),
].slice(0, COUNT);

/** Returns where an address leads on a server: every address on the way, and the last status. */
async function route(server: string, host: string, first: string) {
  const steps = [first];
  for (;;) {
    const { status, headers } = await ask(server, steps.at(-1) ?? '', {
      method: 'HEAD',
      headers: { Host: host },
    });
    const next = headers['location']?.[0];
    if (next === undefined || steps.length >= STEPS + 1) return { status, steps };
    // Another address than one of this site, such as //evil.example, would lead away.
    expect(next).toMatch(/^\/(?![/\\])/);
    steps.push(next.replace(/#.*/, ''));
  }
}

/** Returns the results of all addresses, some of them at a time. */
async function routes(server: string, host: string) {
  const results: Awaited<ReturnType<typeof route>>[] = [];
  const rest = addresses.keys();
  const work = async () => {
    for (const place of rest) results[place] = await route(server, host, addresses[place] ?? '');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

describe.runIf(found.path)(`${COUNT} spellings of addresses`, () => {
  let nginx: Awaited<ReturnType<typeof nginxSite>>;
  let local: Server;
  let atNginx: Awaited<ReturnType<typeof routes>>;
  let atLocal: Awaited<ReturnType<typeof routes>>;

  beforeAll(async () => {
    nginx = await nginxSite({});
    local = siteServer('dist');
    const address = await listen(local, 0);
    [atNginx, atLocal] = await Promise.all([
      routes(`http://127.0.0.1:${nginx.ports.container}`, nginx.host),
      routes(address, new URL(address).host),
    ]);
  }, 60_000);
  afterAll(async () => {
    local.closeAllConnections();
    local.close();
    await nginx.stop();
  });

  it(`end within ${STEPS} steps at both servers`, () => {
    expect(addresses).toHaveLength(COUNT);
    expect([...atNginx, ...atLocal].filter(({ steps }) => steps.length > STEPS)).toEqual([]);
  });

  it('lead to the same place with the same status at both servers', () => {
    const differences = atNginx.flatMap((theirs, place) =>
      JSON.stringify(theirs) === JSON.stringify(atLocal[place]) ? [] : [{ theirs, ours: atLocal[place] }],
    );
    expect(differences).toEqual([]);
  });

  it('are of every kind: pages, other spellings, old addresses, missing and invalid ones', () => {
    const statuses = new Set(atNginx.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 400, 404]));
    for (const length of [1, 2, 3]) expect(atNginx.some(({ steps }) => steps.length === length)).toBe(true);
  });
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../src/validate/load-site';
import { problemLine } from '../../src/config/source/problem';
import { listen, siteServer } from '../../src/server/preview/preview-server';
import { ownUrls } from '../../src/site/page-url';
import type { SiteConfig } from '../../src/site/types.generated';
import { ended, projectCopy } from '../support/project-copy';
import { newService, SiteCopy, withNewService } from '../support/site-copy';
import { agencyConfig, trilingual } from '../support/sites';

const LOCK = 'site.lock.json';
/** Every path of the engine's whole site. */
const published = agencyConfig().pages.flatMap(({ path }) => ownUrls(trilingual, path));

/** What a maintainer reads when the config is changed and these paths were published. */
function told(paths: unknown, edit: (config: SiteConfig) => unknown = () => {}): string[] {
  using copy = new SiteCopy();
  copy.change(edit);
  writeFileSync(join(copy.folder, LOCK), JSON.stringify({ paths }, null, 2));
  return loadSite(copy.folder).problems.map((problem) => problemLine(problem));
}

describe('a path that was published', () => {
  it('may not vanish: the redirect to paste is told', () => {
    expect(told(['/', '/contact', '/old/faqs'])).toEqual([
      'site.lock.json:5:5  error PATH-001  paths.2: The address /old/faqs was published and now has neither a page nor a redirect. Above "menus" in site.config.json, add the line "redirects": [{ "from": "/old/faqs", "to": "faq" }], with its comma.',
    ]);
  });

  it.each([
    ['/offres/seo', '"to": "seo" }'],
    ['/consulting/recrutements', '"to": "recrutement" }'],
    [
      '/consulting/something-else',
      '"to": "consulting" }], with its comma. It leads to the nearest page above',
    ],
    ['/something-else', '"to": "accueil" }], with its comma. It leads to the nearest page above'],
  ])('guesses where %s leads now', (path, entry) => {
    expect(told([path])).toEqual([expect.stringContaining(entry)]);
  });

  it('is told to go into the list of redirects where there is one', () => {
    expect(told(['/old/faqs'], (config) => (config.redirects = [{ from: '/older', to: 'faq' }]))).toEqual([
      expect.stringMatching(
        /Add \{ "from": "\/old\/faqs", "to": "faq" \} to "redirects" in site\.config\.json\.$/,
      ),
    ]);
  });

  it.each([
    ['under the same name', 'recrutement', '/consulting/chasse-de-tetes'],
    ['under a like address', 'cadres', '/consulting/recrutement-2'],
  ])('leads to the page that moved, not to one that was there before: %s', (_, id, path) => {
    const line = told(published, (config) => {
      // What leads to the page by its name follows it.
      const renamed = JSON.stringify(config).replaceAll(/(?<=[#"])recrutement"/g, `${id}"`);
      Object.assign(config, JSON.parse(renamed));
      Object.assign(
        config.pages.find((page) => page.id === id)!,
        { path },
      );
    }).find((problem) => problem.includes('PATH-001'));
    expect(line).toContain(`{ "from": "/consulting/recrutement", "to": "${id}" }`);
    expect(line).not.toContain('It leads to');
  });

  it('is not missed where a redirect leads on, but where that is only a draft', () => {
    const redirect = { from: '/old', to: 'faq' };
    expect(told(['/old'], (config) => (config.redirects = [redirect]))).toEqual([]);
    expect(told(['/old'], (config) => (config.redirects = [{ ...redirect, status: 'draft' }]))).toHaveLength(
      1,
    );
  });

  it.each([{ status: 'draft' }, { publishAt: '2999-01-01T00:00:00Z' }, { expireAt: '2001-01-01T00:00:00Z' }])(
    'has not vanished while its page is there with %o',
    (dates) => {
      const edit = (config: SiteConfig) => {
        withNewService(config);
        Object.assign(
          config.pages.find(({ id }) => id === newService)!,
          dates,
        );
      };
      const errors = told([`/consulting/${newService}`], edit).filter((line) => !line.includes('warning'));
      expect(errors).toEqual([]);
    },
  );

  it.each([7, ['/', 7], {}])('stands in a list; %j is none', (paths) => {
    expect(told(paths)).toEqual([
      expect.stringContaining('site.lock.json:1:1  error PATH-001  This is not a list of addresses'),
    ]);
  });
});

describe('the commands', { timeout: 240_000 }, () => {
  let folder = '';
  let remove = () => {};
  beforeAll(() => ({ folder, remove } = projectCopy()));
  afterAll(() => remove());

  async function run(command: string, now: string) {
    const epoch = String(Date.parse(now) / 1000);
    const { status, said } = await ended(folder, [command], epoch);
    expect(said).not.toMatch(/^\s+at /m);
    return { status, said };
  }

  function change(edit: (config: SiteConfig) => void) {
    const file = join(folder, 'site.config.json');
    const config = JSON.parse(readFileSync(file, 'utf8')) as SiteConfig;
    edit(config);
    writeFileSync(file, JSON.stringify(config, null, 2));
  }

  it(
    'keep every address that was published, from its first day to the redirect after its last',
    { tags: ['nightly'] },
    async () => {
      const [first, start, last] = [
        '2026-06-01T08:00:00Z',
        '2026-12-01T08:00:00+01:00',
        '2027-01-01T00:00:00Z',
      ];
      change((config) => {
        withNewService(config);
        const page = config.pages.find(({ id }) => id === newService)!;
        Object.assign(page, { publishAt: start, expireAt: last });
        config.redirects = [{ from: '/old', to: 'faq', permanent: false }];
      });
      const path = `/consulting/${newService}`;
      const lock = () => readFileSync(join(folder, LOCK), 'utf8');

      expect((await run('lock', first)).status).toBe(0);
      expect(lock()).not.toContain(path);
      expect((await run('lock', start)).said).toContain('1 of them new');
      expect(lock()).toContain(path);

      const built = await run('build', first);
      expect(built.status).toBe(0);
      expect(built.said).toContain('Something comes or goes on 1 December 2026 at 08:00');
      expect(built.said).toContain('4 redirects; their rules for hosts are in .local/hosting/.');
      for (const name of ['.local/hosting/nginx/generated/redirects.conf', 'dist/_redirects'])
        expect(readFileSync(join(folder, name), 'utf8')).toContain('/ar/old');
      const server = siteServer(join(folder, 'dist'));
      const address = await listen(server, 0);
      const ask = async (url: string) => {
        const answer = await fetch(address + url, { redirect: 'manual' });
        return [answer.status, answer.headers.get('location')];
      };
      expect(await ask('/old')).toEqual([302, '/faq']);
      expect(await ask('/ar/old')).toEqual([302, '/ar/faq']);
      expect(await ask(`/en${path}`)).toEqual([404, null]);
      expect(existsSync(join(folder, 'dist/en/old.html'))).toBe(true);

      expect((await run('build', start)).status).toBe(0);
      expect(await ask(`/en${path}`)).toEqual([200, null]);
      const gone = await run('build', last);
      expect([gone.status, gone.said.includes('Something comes or goes')]).toEqual([0, false]);
      expect(await ask(`/en${path}`)).toEqual([404, null]);
      server.closeAllConnections();
      server.close();

      change((config) => (config.pages = config.pages.filter(({ id }) => id !== newService)));
      const refused = await run('validate', last);
      expect(refused.status).toBe(1);
      expect((await run('lock', last)).status).toBe(1);
      expect(lock()).toContain(path);
      const [entry = ''] = /\{ "from".*?\}/.exec(refused.said) ?? [];
      change((config) => config.redirects!.push(JSON.parse(entry) as { from: string; to: string }));
      expect((await run('validate', last)).status).toBe(0);
      expect((await run('lock', last)).said).toContain('0 of them new');
    },
  );
});

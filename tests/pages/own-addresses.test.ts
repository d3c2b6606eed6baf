import { describe, expect, it } from 'vitest';
import { draftPage } from '../../src/edit/commands/add-page';
import { findPage } from '../../src/edit/find-page';
import { createReferenceFinder } from '../../src/config/references/find-references';
import { publishedPaths } from '../../src/config/lock/published-paths';
import { writeSiteLock } from '../../src/config/lock/site-lock';
import { problemLine } from '../../src/config/source/problem';
import { redirectFiles } from '../../src/publish/hosting/redirect-files';
import { redirectRules } from '../../src/publish/hosting/redirect-rules';
import { sitemap } from '../../src/publish/prerender/seo/sitemap';
import { layoutData } from '../../src/site/page-data/layout-data';
import { pageData } from '../../src/site/page-data/page-data';
import { pageFile, type PagePath } from '../../src/site/page-url';
import type { SiteConfig } from '../../src/site/types.generated';
import { structuredData } from '../../src/site/structured-data/structured-data';
import { loadSite } from '../../src/config/load-site';
import { SiteCopy } from '../support/site-copy';

const own: PagePath = { fr: '/consulting/comptabilite', en: '/advice/accounting' };
const [french, english, arabic] = [
  '/consulting/comptabilite',
  '/en/advice/accounting',
  '/ar/consulting/comptabilite',
];
const former = '/en/consulting/comptabilite';

/** Gives the page "comptabilite" and the first page of its section English addresses of their own. */
function move({ pages }: SiteConfig) {
  for (const page of pages) {
    if (page.id === 'comptabilite') page.path = own;
    if (page.id === 'consulting') page.path = { fr: '/consulting', en: '/advice' };
  }
}

function loaded(edit: (config: SiteConfig) => void = () => undefined) {
  using copy = new SiteCopy();
  copy.change((config) => {
    move(config);
    edit(config);
  });
  const { site, problems } = loadSite(copy.folder);
  return { site, problems: problems.map((problem) => problemLine(problem)) };
}

const { site } = loaded();
if (!site) throw new Error('A page may have an address for each language.');
const page = (id: string) => site.config.pages.find((each) => each.id === id)!;

describe('a page with an English address of its own', () => {
  it('has it in its data, with the address in each other language', () => {
    expect(pageData(site, own, 'en')).toMatchObject({
      url: english,
      alternates: { fr: french, en: english, ar: arabic },
    });
    expect(pageData(site, french, 'ar').alternates).toEqual({ fr: french, en: english, ar: arabic });
    expect(pageFile(site, own, 'en')).toBe('en/advice/accounting.html');
  });

  it('is linked there by menus, breadcrumbs and lists of its language', () => {
    const links = (language: 'en' | 'ar') =>
      JSON.stringify([
        layoutData(site, language, 2026),
        ...site.config.pages.map(({ path }) => pageData(site, path, language).blocks),
      ]);
    expect(links('en')).toContain(`"href":"${english}"`);
    expect(links('en')).toContain('"label":"Consulting","href":"/en/advice"');
    expect(links('en')).not.toContain('/en/consulting"');
    expect(links('ar')).toContain(`"href":"${arabic}"`);
    expect(links('ar')).not.toContain('/advice');
  });

  it('has it in the sitemap and in structured data, and nowhere the former one', () => {
    const map = String(sitemap(site).content);
    const graph = JSON.stringify(structuredData(site, pageData(site, own, 'en')));
    for (const text of [map, graph]) {
      expect(text).toContain(`${site.config.url}${english}`);
      expect(text).not.toContain(former);
    }
  });

  it('is reached from the French path with the language in front, on every host', () => {
    const rule = { from: former, to: english, permanent: true, page: 'comptabilite', language: 'en' };
    expect(redirectRules(site)).toContainEqual(rule);
    const files = redirectFiles(site);
    expect(files.find(({ path }) => path === '_redirects')?.content).toContain(`${former} ${english} 301\n`);
    expect(files.map(({ path }) => path)).toContain('en/consulting/comptabilite.html');
  });

  it.each([french, arabic, english, former, `https://www.trace.example${english}#x`])(
    'is found by commands as %s',
    (name) => {
      expect(findPage(site.config, name)).toBe(page('comptabilite'));
    },
  );

  it('has a new service of its section beside it', () => {
    const options = { section: 'consulting', title: { fr: 'Audit annuel', en: 'Yearly audit' } };
    const { config } = site;
    const values = { config, findReferences: createReferenceFinder() };
    expect(draftPage(values, options).page).toMatchObject({
      path: { fr: '/consulting/audit-annuel', en: '/advice/yearly-audit' },
    });
    expect(draftPage(values, { ...options, slug: 'audit' }).page).toMatchObject({
      path: { fr: '/consulting/audit', en: '/advice/audit' },
    });
  });
});

describe('a redirect', () => {
  const rules = (...redirects: { from: string; to: string }[]) =>
    redirectRules({ ...site, config: { ...site.config, redirects } }).map(({ from, to }) => `${from} ${to}`);

  it('of all languages leads to the address of each', () => {
    expect(rules({ from: '/old', to: 'comptabilite' })).toEqual(
      expect.arrayContaining([`/old ${french}`, `/en/old ${english}`, `/ar/old ${arabic}`]),
    );
  });

  it('of one language applies in this one only, before one of all languages', () => {
    const found = rules({ from: '/en/old', to: 'faq' }, { from: '/old', to: 'contact' });
    expect(found).toEqual(
      expect.arrayContaining(['/old /contact', '/en/old /en/faq', '/ar/old /ar/contact']),
    );
    expect(found).not.toContain('/en/old /en/contact');
    expect(loaded((config) => (config.redirects = [{ from: '/en/old', to: 'faq' }])).problems).toEqual([]);
  });

  it('does not hide a page in one language', () => {
    const { problems } = loaded((config) => (config.redirects = [{ from: '/advice', to: 'faq' }]));
    expect(problems).toEqual([
      expect.stringContaining(
        'REDIRECT-002  redirect /advice › from: The page "consulting" has the address "/en/advice"',
      ),
    ]);
  });
});

describe('the rules', () => {
  it('report two pages with one address in a language, at the later one', () => {
    const { problems } = loaded(({ pages }) => {
      pages.find(({ id }) => id === 'faq')!.path = { fr: '/faq', en: '/advice/accounting' };
    });
    expect(problems.filter((line) => line.includes(' error '))).toEqual([
      expect.stringMatching(
        /LINK-003 {2}page \S+ › path\.en: Another page already has the address "\/en\/advice\/accounting"/,
      ),
    ]);
  });

  it('report a home page that has another address in one language', () => {
    const { problems } = loaded(({ pages }) => {
      pages.find(({ path }) => path === '/')!.path = { fr: '/', en: '/home' };
    });
    expect(problems).toContainEqual(
      expect.stringContaining('PATH-003  pages: No page has the address "/en"'),
    );
  });

  it('miss a published address of one language until a redirect leads on', () => {
    const paths = publishedPaths(site.config, []);
    expect(paths).toContain(english);
    expect(paths).not.toContain(former);
    const told = (redirects: SiteConfig['redirects']) => {
      using copy = new SiteCopy();
      copy.change((config) => Object.assign(config, { redirects }));
      writeSiteLock(copy.folder, { paths: [...paths, former] });
      return loadSite(copy.folder).problems.map((problem) => problemLine(problem));
    };
    expect(told([])).toEqual([
      expect.stringContaining('The address /en/advice was published'),
      expect.stringContaining(`The address ${english} was published`),
    ]);
    expect(
      told([
        { from: '/en/advice', to: 'consulting' },
        { from: english, to: 'comptabilite' },
      ]),
    ).toEqual([]);
  });
});

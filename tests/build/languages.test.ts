import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemLine } from '../../src/config/source/problem';
import type { SiteLanguage } from '../../src/site/languages';
import { loadSite } from '../../src/config/load-site';
import { drawnSite } from '../support/drawn-site';
import type { BuiltPage } from '../support/invariants';
import { SampleSite } from '../support/sample-site';

const spanish: SiteLanguage = {
  code: 'es',
  name: 'Español',
  label: 'es',
  locale: 'es-ES',
  numbers: '1.234,5 %',
};

describe('a fourth language, of one entry in the config and a file of texts', () => {
  it('has every page and a page for unknown addresses, linked from the others', async () => {
    using copy = withSpanish();
    // Spanish has a plural form for millions that English does not have.
    const english = copy.text('locales/en.json');
    copy.add('locales/es.json', english.replaceAll(/^( *"\w+)_other": (.*?),?$/gm, '$1_many": $2,\n$&'));
    const { config, pages, faults } = await drawnSite(copy.folder);
    const count = config.pages.length + 1;
    expect(pages).toHaveLength(4 * count);
    expect(faults()).toEqual([]);
    const spoken = pages.filter(({ document }) => document.documentElement.lang === 'es');
    expect(spoken).toHaveLength(count);
    expect(spoken.every(({ url }) => /^\/es(?:\/|$)/.test(url))).toBe(true);
    const home = pages.find(({ url }) => url === '/');
    expect(links(home, 'link[rel="alternate"]')).toEqual(['fr', 'en', 'ar', 'es', 'x-default']);
    expect(links(home, 'header a[hreflang]')).toEqual(['fr', 'en', 'ar', 'es']);
    const locale = spoken[0]?.document.querySelector('meta[property="og:locale"]');
    expect(locale?.getAttribute('content')).toBe('es_ES');
  });

  it('without its file is reported, and the site is not built', () => {
    using copy = withSpanish();
    const { site, problems } = loadSite(copy.folder);
    expect(site).toBeNull();
    expect(problems.map((problem) => problemLine(problem))).toEqual([
      expect.stringContaining('locales/es.json'),
    ]);
  });
});

describe('a site in one language other than French', () => {
  it('has no switch, no prefix, no alternates and no suggestion', async () => {
    using copy = new SampleSite();
    const english = copy.languages().filter(({ code }) => code === 'en');
    copy.set('site.config.json', '/languages', english);
    copy.set('site.config.json', '/pages/4/blocks/1/parts/0/content/0/paragraph', 'We keep your message.');
    for (const language of ['fr', 'ar']) rmSync(join(copy.folder, `locales/${language}.json`));
    const { config, files, pages, faults } = await drawnSite(copy.folder);
    expect(pages).toHaveLength(config.pages.length + 1);
    expect(faults()).toEqual([]);
    expect(pages.filter(({ document }) => document.documentElement.lang !== 'en')).toEqual([]);
    expect(pages.filter(({ url }) => /^\/(?:en|fr|ar)(?:\/|$)/.test(url))).toEqual([]);
    for (const page of pages) expect(links(page, '[hreflang]'), page.url).toEqual([]);
    const sitemap = files.find(({ path }) => path === 'sitemap.xml');
    expect(String(sitemap?.content)).not.toContain('hreflang');
  });
});

it('a text without the first language of the site is reported at its place', () => {
  using copy = new SampleSite();
  copy.set('site.config.json', '/pages/0/title', { en: 'A bicycle workshop in Casablanca' });
  const errors = loadSite(copy.folder).problems.filter(({ severity }) => severity === 'error');
  expect(errors.map((problem) => problemLine(problem))).toEqual([expect.stringContaining('"fr"')]);
});

function withSpanish(): SampleSite {
  const copy = new SampleSite();
  copy.set('site.config.json', '/languages', [...copy.languages(), spanish]);
  return copy;
}

/** Returns the languages of links of a page, in their order. */
function links(page: BuiltPage | undefined, selector: string): (string | null)[] {
  return [...(page?.document.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('hreflang'));
}

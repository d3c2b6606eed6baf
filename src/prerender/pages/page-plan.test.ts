import { expect, it } from 'vitest';
import { languages } from '../../site/languages';
import { pageData } from '../../site/page-data/page-data';
import { siteOf } from '../../site/site';
import type { Page } from '../../site/types.generated';
import { loadSite } from '../../validate/load-site';
import { planPages, sharedInputHash } from './page-plan';
import { scaleSite } from '../../bench/scale/generate-site';
import { structuredDataScript } from '../seo/json-ld-script';
import { agency } from '../../../tests/support/sites';

const { config, messages: words } = loadSite(agency).site!;
const large = scaleSite(config, 9);

/** A page of which only what stands in menus and lists may be read. */
function closed(page: Page): Page {
  return new Proxy(page, {
    get(target, field) {
      if (['blocks', 'title', 'description'].includes(String(field)))
        throw new Error(`${String(field)} of ${page.path} was read`);
      return Reflect.get(target, field);
    },
  });
}

it.each(large.pages.map(({ path }) => path))(
  '%s says nothing that stands in the blocks of another page',
  (path) => {
    const pages = large.pages.map((page) => (page.path === path ? page : closed(page)));
    const [alone, whole] = [siteOf({ ...large, pages }, words), siteOf(large, words)];
    for (const language of languages) {
      expect(pageData(alone, path, language)).toEqual(pageData(whole, path, language));
      expect(structuredDataScript(alone, path, language)).toBe(structuredDataScript(whole, path, language));
    }
  },
);

it('what surrounds a page changes with the name of another one and with a word, not with its blocks', () => {
  const surroundings = (pages: Page[], all = words) => sharedInputHash(siteOf({ ...config, pages }, all));
  const [first, ...rest] = config.pages as [Page, ...Page[]];
  const before = surroundings(config.pages);
  expect(surroundings([{ ...first, blocks: [], title: { fr: 'Titre' } }, ...rest])).toBe(before);
  expect(surroundings([{ ...first, name: { fr: 'Nom' } }, ...rest])).not.toBe(before);
  expect(surroundings(config.pages, { ...words, ar: { ...words.ar, more: 'كلمة' } })).not.toBe(before);
});

it('the data of a page name their build and their version, which is the same in every build', () => {
  const site = siteOf(config, words);
  const frames = { fr: '/f', en: '/e', ar: '/a' };
  const first = (build: string) => planPages(site, { build, frames }).next().value!.sheet();
  const [one, other] = [first('one'), first('other')];
  expect(JSON.parse(one.json)).toMatchObject({ build: 'one', version: one.hash.slice(0, 10), url: '/' });
  expect(other.hash).toBe(one.hash);
  expect(JSON.parse(other.json)).toEqual({ ...JSON.parse(one.json), build: 'other' });
});

it('a page is another one when only its structured data have changed', () => {
  const sheet = (priceRange: '$' | '$$$$') => {
    const site = siteOf({ ...config, organization: { ...config.organization, priceRange } }, words);
    return planPages(site, { build: '', frames: { fr: '', en: '', ar: '' } })
      .next()
      .value!.sheet();
  };
  expect(sheet('$').hash).not.toBe(sheet('$$$$').hash);
  expect(sheet('$').hash).toBe(sheet('$').hash);
});

it('the page shown where there is none has no structured data, every other one has', () => {
  const sheets = [...planPages(siteOf(config, words), { build: '', frames: { fr: '', en: '', ar: '' } })];
  for (const planned of sheets)
    expect(planned.sheet().structuredData === '', planned.html).toBe(/(?:^|\/)404\.html$/.test(planned.html));
});

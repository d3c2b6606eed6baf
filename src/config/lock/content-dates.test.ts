import { describe, expect, it } from 'vitest';
import { newService, SiteCopy, withNewService } from '../../../tests/support/site-copy';
import { trilingual } from '../../../tests/support/sites';
import { pageUrl } from '../../site/page-url';
import type { Block, SiteConfig } from '../../site/types.generated';
import { loadSite } from '../load-site';
import { contentDates } from './content-dates';
import { readSiteLock, SITE_LOCK, writeSiteLock } from './site-lock';

const pageOf = (config: SiteConfig, id: string) => config.pages.find((page) => page.id === id)!;
const blockOf = <Type extends Block['type']>(config: SiteConfig, id: string, type: Type) =>
  pageOf(config, id).blocks.find((block): block is Extract<Block, { type: Type }> => block.type === type)!;

/** A copy of the site with one of its ads on the home page. */
const siteCopy = () =>
  new SiteCopy().change((config) => {
    blockOf(config, 'accueil', 'promo-carousel').ads = ['ad1'];
  });

function datesOf<Day extends string | undefined>(copy: SiteCopy, recorded: object, day: Day) {
  const { site, problems } = loadSite(copy.folder);
  if (!site) throw new Error(problems.map(({ message }) => message.en).join('\n'));
  return contentDates(site, recorded as Record<string, [string, string]>, day);
}

/** The days of the unchanged site. */
using unchanged = siteCopy();
const first = datesOf(unchanged, {}, '2026-11-01');

/** Returns the addresses whose day changes with an edit. */
function changedBy(edit: (copy: SiteCopy) => unknown): string[] {
  using copy = siteCopy();
  edit(copy);
  const later = datesOf(copy, first, '2026-11-09');
  return Object.keys(later).filter((url) => later[url]![1] !== '2026-11-01');
}

const inAll = (...paths: SiteConfig['pages'][number]['path'][]) =>
  paths.flatMap((path) => trilingual.languages.map((language) => pageUrl(trilingual, path, language)));
const byConfig = (edit: (config: SiteConfig) => unknown) => (copy: SiteCopy) =>
  copy.change((config) => void edit(config));
const locale = (copy: SiteCopy, language: string, from: string, to: string) => {
  expect(copy.text(`locales/${language}.json`)).toContain(from);
  copy.edit(`locales/${language}.json`, (text) => text.replaceAll(from, to));
};
const newPrice = { fr: '1 DH', en: '1 MAD', ar: '1 درهم' };

describe('the day of the last change of a page changes', () => {
  it.each<[string, (copy: SiteCopy) => unknown, string[]]>([
    [
      'with words, in the language that they are in',
      byConfig(
        (config) => (blockOf(config, 'faq', 'faq').items[0]!.question = 'Combien coûtent les sites web ?'),
      ),
      ['/faq'],
    ],
    [
      'with a translation',
      (copy) => locale(copy, 'ar', 'كم يكلف موقع إلكتروني؟', 'ثمن الموقع؟'),
      ['/ar/faq'],
    ],
    ['with an ad that it shows', byConfig(({ ads }) => (ads[0]!.price = newPrice)), inAll('/')],
  ])('%s', (_, edit, changed) => {
    expect(changedBy(edit).toSorted()).toEqual(changed.toSorted());
  });

  it('with a page that it lists', () => {
    const changed = changedBy(byConfig(withNewService));
    expect(changed).toEqual(expect.arrayContaining(inAll('/consulting', `/consulting/${newService}`)));
    expect(changed).not.toContain('/faq');
  });
});

it.each<[string, (copy: SiteCopy) => unknown]>([
  ['nothing', () => undefined],
  ['colors', byConfig(({ theme }) => (theme.colors.cobalt = '#123456'))],
  ['the menus', byConfig(({ menus }) => void menus.header.pop())],
  ['an ad elsewhere', byConfig(({ ads }) => (ads[1]!.price = newPrice))],
  ['the words of the layout', (copy) => locale(copy, 'fr', '"Fermer le menu"', '"Fermer"')],
])('the day of the last change of a page stays with %s', (_, edit) => {
  expect(changedBy(edit)).toEqual([]);
});

describe('the dates of content', () => {
  it('have no day for a page that has changed since, where none is recorded', () => {
    using copy = siteCopy();
    byConfig((config) => (blockOf(config, 'faq', 'faq').items[0]!.question = 'Combien ?'))(copy);
    expect(datesOf(copy, first, undefined)['/faq']?.[1]).toBeUndefined();
  });

  it('are read as written, and a damaged file does not stop the build', () => {
    using copy = siteCopy();
    expect(readSiteLock(copy.folder)).toHaveProperty('dates', {});
    expect(writeSiteLock(copy.folder, { dates: first })).toBe(true);
    expect(writeSiteLock(copy.folder, { dates: first })).toBe(false);
    expect(readSiteLock(copy.folder)).toMatchObject({ problems: [], dates: first });
    copy.add(SITE_LOCK, '{ "dates": [');
    expect(readSiteLock(copy.folder)).toMatchObject({ dates: {}, problems: [{ code: 'JSON-001' }] });
  });
});

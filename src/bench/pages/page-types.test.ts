import { expect, it } from 'vitest';
import { everyPage, pagesOfEachType, samplePages } from './page-types';
import { agencyConfig } from '../../../tests/support/sites';

const config = agencyConfig();

it('finds twelve types of pages in three languages, each with a different page', () => {
  const pages = pagesOfEachType(config);
  expect(new Set(pages.map(({ type }) => type)).size).toBe(12);
  expect(new Set(pages.map(({ url }) => url)).size).toBe(36);
  expect(pages.filter(({ language }) => language === 'fr').map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/', '/services-web', '/contact', '/partenaire-construction', '/plan-du-site']),
  );
});

it('uses the file of the not-found page for an unknown address', () => {
  const missing = pagesOfEachType(config).filter(({ isMissing }) => isMissing);
  expect(missing.map(({ file }) => file)).toEqual(['404.html', 'en/404.html', 'ar/404.html']);
});

it('selects four sample pages, which cover every language', () => {
  const pages = samplePages(config);
  expect(pages).toHaveLength(4);
  expect(new Set(pages.map(({ language }) => language)).size).toBe(3);
});

it('lists every page in every language', () => {
  expect(everyPage(config)).toHaveLength(config.pages.length * 3);
});

it('omits a type without a page', () => {
  const pages = config.pages.filter(({ kind }) => kind !== 'about');
  expect(pagesOfEachType({ ...config, pages }).map(({ type }) => type)).not.toContain('about');
});

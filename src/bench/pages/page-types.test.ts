import { expect, it } from 'vitest';
import { everyPage, pagesOfEachType, samplePages } from './page-types';
import { agencyConfig } from '../../../tests/support/sites';

const config = agencyConfig();

it('finds twelve types of pages in three languages, each by another page', () => {
  const pages = pagesOfEachType(config);
  expect(new Set(pages.map(({ type }) => type)).size).toBe(12);
  expect(new Set(pages.map(({ url }) => url)).size).toBe(36);
  expect(pages.filter(({ language }) => language === 'fr').map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/', '/services-web', '/contact', '/partenaire-construction', '/plan-du-site']),
  );
});

it('takes the page shown for an address that leads nowhere from its own file', () => {
  const missing = pagesOfEachType(config).filter(({ isMissing }) => isMissing);
  expect(missing.map(({ file }) => file)).toEqual(['404.html', 'en/404.html', 'ar/404.html']);
});

it('takes four pages as a sample, in every language', () => {
  const pages = samplePages(config);
  expect(pages).toHaveLength(4);
  expect(new Set(pages.map(({ language }) => language)).size).toBe(3);
});

it('knows every page in every language, also one that was added', () => {
  expect(everyPage(config)).toHaveLength(config.pages.length * 3);
});

it('leaves a type out that the site has no page of', () => {
  const pages = config.pages.filter(({ kind }) => kind !== 'about');
  expect(pagesOfEachType({ ...config, pages }).map(({ type }) => type)).not.toContain('about');
});

import { expect, it } from 'vitest';
import { layoutData } from '../../../site/page-data/layout-data';
import { changedSite, site } from '../../../../tests/support/agency-site';
import { trilingual } from '../../../../tests/support/sites';
import { perLanguage } from '../../../site/languages';
import type { DocumentContext } from './document';
import { listPages } from './page-list';
import { renderPages } from './render-pages';

function fail(): never {
  throw new TypeError('no ink');
}

/** A site whose pages cannot read one of its values. */
const without = (choose: (config: typeof site.config) => object | undefined, name: string) =>
  changedSite((config) => Object.defineProperty(choose(config)!, name, { get: fail }));

it.each([
  ['data', without(({ pages }) => pages[0], 'title')],
  ['structured data', without(({ organization }) => organization, 'priceRange')],
  ['styles', site],
])('a page that has no %s is named with its language', (_, broken) => {
  const layouts = perLanguage(trilingual, (language) => layoutData(site, language, 2026));
  const context = { layouts, assets: { fonts: { fr: [] }, styles: fail } } as unknown as DocumentContext;
  const pages = listPages(broken, { build: '', layouts: { fr: '', en: '', ar: '' } });
  expect(() => [...renderPages(pages, { context, stylesheets: [] })]).toThrow(/^page \/ \(fr\): no ink$/);
});

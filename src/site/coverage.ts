import { defaultLanguage, languages, type Language } from './languages';
import type { Site } from './site';
import { textCounts } from './text-counts';
import type { Page } from './types.generated';

/** So much of a page has to be translated for it to be a page in that language; the rest stays French. */
const ENOUGH = 0.9;

/**
 * The languages in which a page has its words: its title, its description, its headline and nine tenths of
 * its blocks. In the others it is served, but search engines are told to leave it out.
 *
 * @returns French always, then the others in their order
 */
export function coveredLanguages(site: Site, page: Page): readonly Language[] {
  const known = covered.get(site) ?? new Map<Page, readonly Language[]>();
  covered.set(site, known);
  const found = known.get(page) ?? languages.filter((language) => isCovered(site, page, language));
  known.set(page, found);
  return found;
}

const covered = new WeakMap<Site, Map<Page, readonly Language[]>>();

function isCovered(site: Site, page: Page, language: Language): boolean {
  if (language === defaultLanguage) return true;
  const isSpoken = (value: unknown) => textCounts(site, value, language).missing === 0;
  const headline = page.blocks.find(({ type }) => type === 'hero');
  const spoken = page.blocks.filter(isSpoken).length;
  return (
    isSpoken([page.title, page.description, headline && 'title' in headline ? headline.title : '']) &&
    spoken >= ENOUGH * page.blocks.length
  );
}

import { defaultLanguage, languages, type Language } from './languages';
import type { Site } from './site';
import type { Page } from './types.generated';
import { resolveTexts } from './parts/resolve-texts';
import { translator } from './translate';

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

/** How many texts a part of the config has, and how many of them have no words in a language. */
export interface TextCounts {
  texts: number;
  missing: number;
}

/**
 * Counts the texts of a part of the config: what coverage is decided by, and what is told of it.
 *
 * @param value a page, a block or a part of one
 */
export function textCounts(site: Site, value: unknown, language: Language): TextCounts {
  const counts = { texts: 0, missing: 0 };
  const find = translator(site, language);
  resolveTexts(
    value,
    (text) => {
      const spoken = find(text);
      counts.texts += 1;
      if (spoken.language !== language) counts.missing += 1;
      return spoken.text;
    },
    () => ({ href: '' }),
  );
  return counts;
}

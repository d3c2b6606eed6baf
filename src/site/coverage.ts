import { heroOf } from './blocks/hero';
import type { Language } from './languages';
import { resolveTexts } from './parts/resolve-texts';
import type { Site } from './site';
import { translator } from './translate';
import type { Page, Text } from './types.generated';

/** The share of blocks that must be translated before a page counts as translated; the rest stays French. */
const MINIMUM_SHARE = 0.9;

/**
 * Returns the languages into which a page is translated: its title, its description, its headline and nine
 * tenths of its blocks. The page is served in the other languages too, but search engines must not index it there.
 *
 * @returns French first, then the others in their order
 */
export function coveredLanguages(site: Site, page: Page): readonly Language[] {
  const byPage = cache.get(site) ?? new Map<Page, readonly Language[]>();
  cache.set(site, byPage);
  const covered = byPage.get(page) ?? site.languages.filter((language) => isCovered(site, page, language));
  byPage.set(page, covered);
  return covered;
}

const cache = new WeakMap<Site, Map<Page, readonly Language[]>>();

function isCovered(site: Site, page: Page, language: Language): boolean {
  if (language === site.defaultLanguage) return true;
  const isTranslated = (value: unknown) => textCounts(site, value, language).missing === 0;
  const headline = heroOf(page.blocks)?.title;
  const translated = page.blocks.filter(isTranslated).length;
  return (
    [page.title, page.description, headline].every(isTranslated) &&
    translated >= MINIMUM_SHARE * page.blocks.length
  );
}

/** The number of texts in a part of the config, and how many of them have no translation. */
export interface TextCounts {
  texts: number;
  missing: number;
}

/**
 * Counts the texts of a part of the config and those without a translation. Coverage and its report use the numbers.
 *
 * @param value a page, a block or a part of one
 */
export function textCounts(site: Site, value: unknown, language: Language): TextCounts {
  const translate = translator(site, language);
  const counts = { texts: 0, missing: 0 };
  const count = (text: Text) => {
    counts.texts += 1;
    if (translate(text).language !== language) counts.missing += 1;
    return '';
  };
  resolveTexts(site, value, count, () => ({ href: '' }));
  return counts;
}

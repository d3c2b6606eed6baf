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
  const covered = cache.get(page) ?? site.languages.filter((language) => isCovered(site, page, language));
  cache.set(page, covered);
  return covered;
}

const cache = new WeakMap<Page, readonly Language[]>();

function isCovered(site: Site, page: Page, language: Language): boolean {
  if (language === site.defaultLanguage) return true;
  const headline = heroOf(page.blocks)?.title;
  const isWhole = (part: unknown) => isTranslated(site, part, language);
  return (
    [page.title, page.description, headline].every(isWhole) &&
    page.blocks.filter(isWhole).length >= MINIMUM_SHARE * page.blocks.length
  );
}

/** Returns whether each text of a part of the config has a translation. */
function isTranslated(site: Site, part: unknown, language: Language): boolean {
  const translate = translator(site, language);
  let missing = 0;
  const count = (text: Text) => {
    if (translate(text).language !== language) missing += 1;
    return '';
  };
  resolveTexts(site, part, count, () => ({ href: '' }));
  return missing === 0;
}

import { blockReferences } from './block-references.generated';
import { blocksOfType } from './blocks/find-blocks';
import type { Language } from './languages';
import { isWhole, translatedEntries } from './parts/translated-entries';
import type { Site } from './site';
import { translator } from './translate';
import type { Block, Page, Text } from './types.generated';

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
  const translate = translator(site, language);
  const isTranslated = (text: Text) => translate(text).language === language;
  const isShown = (block: Block) =>
    isWhole(translatedEntries(block, isTranslated), blockReferences[block.type], isTranslated);
  const headline = blocksOfType(page.blocks, 'hero')[0]?.title ?? page.title;
  return (
    [page.title, page.description, headline].every(isTranslated) &&
    page.blocks.filter(isShown).length >= MINIMUM_SHARE * page.blocks.length
  );
}

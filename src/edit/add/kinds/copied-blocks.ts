import { createReferenceFinder } from '../../../config/references/find-references';
import { placeOf } from '../../../config/references/targets';
import { isTranslated, wordsOf } from '../../../config/texts/translations';
import { setAt } from '../../../lib/json';
import { languagesOf } from '../../../site/languages';
import { wordsKey } from '../../../site/messages';
import type { Block, Page, SiteConfig } from '../../../site/types.generated';
import { firstWords, siteMark, type GivenText } from '../text-options';

/**
 * Returns the blocks of a page for another one. Each text says that it is to be rewritten, but for shared texts: those
 * under a key, and words that are in several places. Links to the form lead to its subject for the new page.
 *
 * @param id the id of the other page
 */
export function copiedBlocks(config: SiteConfig, model: Page, id: string): Block[] {
  const copy = structuredClone(config);
  const index = config.pages.indexOf(model);
  const { references } = createReferenceFinder()(config);
  const counts = new Map<string, number>();
  for (const reference of references) {
    const name = wordsKey(wordsOf(reference) ?? '');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const site = languagesOf(config);
  const mark = siteMark(site);
  for (const reference of references) {
    const { value, path } = reference;
    if (path[0] !== 'pages' || path[1] !== index || path[2] !== 'blocks') continue;
    const words = wordsOf(reference);
    const target = placeOf(reference);
    if (target?.anchor === model.id) setAt(copy, path, `${target.page}#${id}`);
    else if (words !== undefined && counts.get(wordsKey(words)) === 1) setAt(copy, path, `${words} ${mark}`);
    else if (isTranslated(reference)) setAt(copy, path, `${firstWords(site, value as GivenText)} ${mark}`);
  }
  return copy.pages[index]?.blocks ?? [];
}

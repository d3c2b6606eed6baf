import { setAt } from '../../lib/json';
import type { SiteConfig } from '../../site/types.generated';
import type { Reference } from '../references/reference';
import { wordsOf } from './translations';

/**
 * Returns the config with `t:` before every text that it holds as words, as before the key of a text. A page then finds
 * its texts without the schema.
 *
 * @param references the references of the config
 */
export function markTexts(config: SiteConfig, references: readonly Reference[]): SiteConfig {
  const marked = structuredClone(config);
  for (const reference of references) {
    const words = wordsOf(reference);
    if (words !== undefined) setAt(marked, reference.path, `t:${words}`);
  }
  return marked;
}

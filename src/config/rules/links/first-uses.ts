import { groupBy } from '../../../lib/lists/group-by';
import type { Translated } from '../../../lib/text/message-language';
import type { NameReference } from '../../references/targets';

/**
 * Returns the first use of each name, with the number of the other uses: a name that is missing is one problem,
 * however often it is used.
 */
export function firstUses(uses: readonly NameReference[]): { use: NameReference; others: number }[] {
  const same = groupBy(uses, ({ kind, name }) => `${kind} ${name}`);
  return [...same.values()].map(([use, ...others]) => ({ use: use!, others: others.length }));
}

/** Returns the sentence about the other links to a page or an anchor; empty when there are none. */
export function otherLinks(others: number): Translated {
  if (others === 0) return { en: '', fr: '' };
  return others === 1
    ? { en: ' 1 other place links to it.', fr: ' 1 autre lien y mène.' }
    : { en: ` ${others} other places link to it.`, fr: ` ${others} autres liens y mènent.` };
}

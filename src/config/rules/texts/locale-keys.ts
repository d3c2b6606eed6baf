import { frameKeys } from '../../texts/frame-keys';
import { keyOf } from '../../texts/translations';
import { groupBy } from '../../../lib/lists/group-by';
import type { Context } from '../../context';

/** Returns the keys that the config and the layout use. */
export function usedKeys({ references }: Pick<Context, 'references'>): ReadonlySet<string> {
  return new Set([...frameKeys, ...references.flatMap((reference) => keyOf(reference) ?? [])]);
}

/** Groups missing keys by the highest part of the file in which no key is known. */
export function groupByPart(missing: Iterable<string>, known: Iterable<string>): Map<string, string[]> {
  const parts = new Set([...known].flatMap(partsOf));
  return groupBy(missing, (key) => partsOf(key).find((part) => !parts.has(part)) ?? key);
}

/** @example partsOf('home.hero.title') // ['home', 'home.hero'] */
function partsOf(key: string): string[] {
  const names = key.split('.');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'));
}

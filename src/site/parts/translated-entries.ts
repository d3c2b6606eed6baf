import { blockReferences, standAlone } from '../block-references.generated';
import type { BlockByType, Text } from '../types.generated';
import type { Reference } from './resolve-block';
import type { BlockType } from './types';

/**
 * Returns a block without the entries that lack a word in a language, in lists whose entries stand alone (`standAlone` in the
 * schema). A list of which nothing would remain stays.
 *
 * @param isTranslated whether a text has words in the language
 */
export function translatedEntries<Type extends BlockType>(
  block: BlockByType[Type],
  isTranslated: (text: Text) => boolean,
): BlockByType[Type] {
  const lists: readonly string[] = standAlone[block.type];
  return lists.length === 0 ? block : (keep(block, blockReferences[block.type], '') as BlockByType[Type]);

  function keep(value: unknown, reference: Reference | undefined, place: string): unknown {
    if (reference === undefined || value === null || typeof value !== 'object') return value;
    if (!Array.isArray(value)) {
      if (typeof reference === 'string') return value;
      const fields = Object.entries(value).map(([name, field]) => [
        name,
        keep(field, reference[name], `${place}/${name}`),
      ]);
      return Object.fromEntries(fields) as object;
    }
    const entries = value.map((entry) => keep(entry, reference, place));
    if (!lists.includes(place)) return entries;
    const whole = entries.filter((entry) => isWhole(entry, reference, isTranslated));
    return whole.length > 0 ? whole : entries;
  }
}

/** Returns whether a part of a block, which refers to this, has words in a language for each of its texts. */
export function isWhole(
  value: unknown,
  reference: Reference | undefined,
  isTranslated: (text: Text) => boolean,
): boolean {
  if (value === undefined || reference === undefined) return true;
  if (Array.isArray(value)) return value.every((entry) => isWhole(entry, reference, isTranslated));
  if (reference === 'text') return isTranslated(value as Text);
  if (typeof reference === 'string') return true;
  return Object.entries(value as object).every(([name, field]) =>
    isWhole(field, reference[name], isTranslated),
  );
}

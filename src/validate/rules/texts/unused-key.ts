import type { Messages } from '../../../site/site';

/** Words that nothing uses, told once at the highest name under which all are unused. */
export interface UnusedWords {
  path: string[];
  /** How many texts stand there. */
  count: number;
}

/**
 * Words of a locale file that nothing uses.
 *
 * @param words the words of the language
 * @param used the keys that the config and the frame use
 */
export function unusedWords(words: Messages, used: ReadonlySet<string>): UnusedWords[] {
  return Object.entries(words).flatMap(([name, value]) => unusedIn(value, [name], used).found);
}

function unusedIn(
  value: string | Messages,
  path: string[],
  used: ReadonlySet<string>,
): { found: UnusedWords[]; isWhole: boolean } {
  if (typeof value === 'string') {
    const isWhole = !used.has(path.join('.'));
    return { found: isWhole ? [{ path, count: 1 }] : [], isWhole };
  }
  const parts = Object.entries(value).map(([name, part]) => unusedIn(part, [...path, name], used));
  const found = parts.flatMap((part) => part.found);
  const isWhole = parts.length > 0 && parts.every((part) => part.isWhole);
  const count = found.reduce((sum, part) => sum + part.count, 0);
  return { found: isWhole ? [{ path, count }] : found, isWhole };
}

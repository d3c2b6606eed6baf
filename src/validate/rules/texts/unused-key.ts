import type { Messages } from '../../../site/site';

/** Unused texts, reported once at the highest key under which all texts are unused. */
export interface UnusedKeys {
  path: string[];
  /** The number of texts under the key. */
  count: number;
}

/**
 * Returns the unused texts of a locale file.
 *
 * @param messages the content of the locale file
 * @param used the keys that the config and the layout use
 */
export function unusedKeys(messages: Messages, used: ReadonlySet<string>): UnusedKeys[] {
  return Object.entries(messages).flatMap(([name, value]) => unusedIn(value, [name], used).found);
}

function unusedIn(
  value: string | Messages,
  path: string[],
  used: ReadonlySet<string>,
): { found: UnusedKeys[]; isUnused: boolean } {
  if (typeof value === 'string') {
    const isUnused = !used.has(path.join('.'));
    return { found: isUnused ? [{ path, count: 1 }] : [], isUnused };
  }
  const parts = Object.entries(value).map(([name, part]) => unusedIn(part, [...path, name], used));
  const found = parts.flatMap((part) => part.found);
  const isUnused = parts.length > 0 && parts.every((part) => part.isUnused);
  const count = found.reduce((sum, part) => sum + part.count, 0);
  return { found: isUnused ? [{ path, count }] : found, isUnused };
}

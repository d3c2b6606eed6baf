import { ResolvedText } from './resolve-texts';

/**
 * Returns the share of content that two values have in common, from 0 to 1. Ignores their type, which the caller
 * compares.
 */
export function similarity(before: unknown, after: unknown): number {
  const one = new Set(contents(before));
  const other = new Set(contents(after));
  const most = Math.max(one.size, other.size);
  return most === 0 ? 0 : [...one].filter((content) => other.has(content)).length / most;
}

/** Returns every text and value inside a value, each with its language or the name of its field. */
function contents(value: unknown, field = ''): string[] {
  if (value instanceof ResolvedText)
    return Object.entries(value.words).map(([language, text]) => `${language} ${text}`);
  if (Array.isArray(value)) return value.flatMap((entry) => contents(entry, field));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, entry]) => (name === 'type' ? [] : contents(entry, name)));
  return [`${field} ${String(value)}`];
}

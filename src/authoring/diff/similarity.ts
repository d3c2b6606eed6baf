import { ResolvedText } from './resolve-texts';

/**
 * How much of what two values say they both say: 0 nothing, 1 everything. Their type does not count, for that is
 * asked separately.
 */
export function similarity(before: unknown, after: unknown): number {
  const one = new Set(said(before));
  const other = new Set(said(after));
  const most = Math.max(one.size, other.size);
  return most === 0 ? 0 : [...one].filter((words) => other.has(words)).length / most;
}

/** Everything that a value says, each with the name of its field. */
function said(value: unknown, field = ''): string[] {
  if (value instanceof ResolvedText)
    return Object.entries(value.words).map(([language, words]) => `${language} ${words}`);
  if (Array.isArray(value)) return value.flatMap((entry) => said(entry, field));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, entry]) => (name === 'type' ? [] : said(entry, name)));
  return [`${field} ${String(value)}`];
}

/** Returns the only entry of a list; null when it has none or several. */
export function onlyOne<T>([entry, ...more]: readonly T[]): T | null {
  return entry === undefined || more.length > 0 ? null : entry;
}

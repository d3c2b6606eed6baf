/** Returns the entries whose key an earlier one has, each with that first one. */
export function repeated<Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => string,
): { entry: Entry; first: Entry }[] {
  const seen = new Map<string, Entry>();
  const found: { entry: Entry; first: Entry }[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, entry);
    else found.push({ entry, first });
  }
  return found;
}

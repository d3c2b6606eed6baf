/** Groups entries by a key, in their order. */
export function groupBy<Entry, Key>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => Key,
): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** Returns the entries whose key an earlier one has, each with that first one. */
export function repeated<Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => string,
): { entry: Entry; first: Entry }[] {
  const groups = [...groupBy(entries, keyOf).values()];
  return groups.flatMap(([first, ...others]) => others.map((entry) => ({ entry, first: first! })));
}

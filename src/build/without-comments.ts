/**
 * A JSON value without its `$comment` fields: notes are for whoever edits the file, not for the program. What
 * has none in it is handed on as it is, for a large config is nearly all of that.
 */
export function withoutComments(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const entries = value.map(withoutComments);
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  }
  const before = Object.entries(value);
  const fields = before
    .filter(([key]) => key !== '$comment')
    .map(([key, entry]) => [key, withoutComments(entry)] as const);
  const isSame =
    fields.length === before.length && fields.every(([, entry], index) => entry === before[index]?.[1]);
  return isSame ? value : Object.fromEntries(fields);
}

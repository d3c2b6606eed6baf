/** A copy of a JSON value without its `$comment` fields: notes are for whoever edits the file, not for the program. */
export function withoutComments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutComments);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$comment')
      .map(([key, entry]) => [key, withoutComments(entry)]),
  );
}

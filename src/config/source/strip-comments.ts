/**
 * A JSON value without its `$comment` fields: notes are for whoever edits the file, not for the program. What
 * has none in it is handed on as it is, for a large config is nearly all of that.
 */
export function withoutComments(value: unknown): unknown {
  if (!holdsComment(value)) return value;
  if (Array.isArray(value)) return value.map(withoutComments);
  return Object.fromEntries(
    Object.entries(value as object)
      .filter(([key]) => key !== '$comment')
      .map(([key, entry]) => [key, withoutComments(entry)]),
  );
}

function holdsComment(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some(holdsComment);
  if (Object.hasOwn(value, '$comment')) return true;
  for (const key of Object.keys(value)) if (holdsComment(Reflect.get(value, key))) return true;
  return false;
}

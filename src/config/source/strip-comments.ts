/**
 * Returns a JSON value without its `$comment` fields, which are notes for the maintainer. Parts without comments are
 * not copied because they are nearly all of a large config.
 */
export function stripComments(value: unknown): unknown {
  if (!hasComment(value)) return value;
  if (Array.isArray(value)) return value.map(stripComments);
  return Object.fromEntries(
    Object.entries(value as object)
      .filter(([key]) => key !== '$comment')
      .map(([key, entry]) => [key, stripComments(entry)]),
  );
}

function hasComment(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some(hasComment);
  if (Object.hasOwn(value, '$comment')) return true;
  for (const key of Object.keys(value)) if (hasComment(Reflect.get(value, key))) return true;
  return false;
}

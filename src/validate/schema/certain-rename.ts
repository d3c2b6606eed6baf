import leven from 'leven';

/** Maximum edit distance of a misspelling. */
const MAX_DISTANCE = 2;

/**
 * Returns the correct name of a misspelt field when it is unambiguous: the only missing field that differs by one or two
 * characters. Letter case is ignored.
 *
 * @param field the misspelt name
 * @param known the fields that the schema allows
 * @param present the fields of the object, including the misspelt one
 * @returns undefined when several fields match, or another misspelt field matches the same one
 */
export function certainRename(field: string, known: string[], present: string[]): string | undefined {
  const [match, ...others] = known.filter((name) => !present.includes(name) && isNear(name, field));
  if (match === undefined || others.length > 0) return undefined;
  const rivals = present.filter((name) => name !== field && !known.includes(name));
  return rivals.some((rival) => isNear(rival, match)) ? undefined : match;
}

function isNear(first: string, second: string): boolean {
  return leven(first.toLowerCase(), second.toLowerCase(), { maxDistance: MAX_DISTANCE + 1 }) <= MAX_DISTANCE;
}

import leven from 'leven';

/** A word that differs from another by more signs than these is another word. */
const FEW = 2;

/**
 * The field that a misspelt one stands for, when there can be no doubt: the only field that is missing and is
 * written with one or two signs more, less or other. Small and capital letters count as the same.
 *
 * @param field the misspelt name
 * @param known the fields there are
 * @param written the fields that stand in the object, with the misspelt one
 * @returns the right name; undefined when several may be meant, or another misspelt field may stand for it too
 */
export function certainRename(field: string, known: string[], written: string[]): string | undefined {
  const [meant, ...others] = known.filter((name) => !written.includes(name) && isNear(name, field));
  if (meant === undefined || others.length > 0) return undefined;
  const rivals = written.filter((name) => name !== field && !known.includes(name));
  return rivals.some((rival) => isNear(rival, meant)) ? undefined : meant;
}

function isNear(first: string, second: string): boolean {
  return leven(first.toLowerCase(), second.toLowerCase(), { maxDistance: FEW + 1 }) <= FEW;
}

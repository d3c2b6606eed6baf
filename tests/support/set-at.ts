/**
 * Sets a value inside another.
 *
 * @param root the value that is changed
 * @param pointer where, as a JSON pointer (RFC 6901) below the root; `-` at its end appends to a list (RFC 6902)
 * @returns the pointer of the value, with the number of an entry that was appended
 * @throws when the pointer leads through what is not there
 */
export function setAt(root: unknown, pointer: string, value: unknown): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = steps.pop();
  const parent = steps.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), root);
  if (last === undefined || parent === null || typeof parent !== 'object')
    throw new Error(`nothing can be set at "${pointer}"`);
  const isAppended = Array.isArray(parent) && last === '-';
  const key = isAppended ? String(parent.length) : last;
  Reflect.set(parent, key, value);
  return isAppended ? `${pointer.slice(0, -1)}${key}` : pointer;
}

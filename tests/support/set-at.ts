import { parsePointer } from '../../src/lib/json';

/**
 * Sets a value inside another.
 *
 * @param root the value to change
 * @param pointer a JSON pointer (RFC 6901); `-` at its end appends to a list (RFC 6902)
 * @returns the pointer of the value, with the index of an appended entry
 * @throws when the parent does not exist
 */
export function setAt(root: unknown, pointer: string, value: unknown): string {
  const steps = parsePointer(pointer);
  const last = steps.pop();
  const parent = steps.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), root);
  if (last === undefined || parent === null || typeof parent !== 'object')
    throw new Error(`Cannot set a value at "${pointer}": its parent does not exist.`);
  const isAppended = Array.isArray(parent) && last === '-';
  const key = isAppended ? String(parent.length) : last;
  Reflect.set(parent, key, value);
  return isAppended ? `${pointer.slice(0, -1)}${key}` : pointer;
}

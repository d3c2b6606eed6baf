/** The keys and indexes that lead from a JSON value to one inside it, such as `['pages', 3, 'title']`. */
export type Path = readonly (string | number)[];

/** Returns whether a value is an object with fields: not an array and not null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Returns the value at a path; undefined when the path does not exist. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, step) : undefined),
    value,
  );
}

/** Sets the value at a path; objects that are missing on the way are created. */
export function setAt(target: object, path: Path, value: unknown): void {
  let parent = target;
  for (const step of path.slice(0, -1)) {
    const inner: unknown = Reflect.get(parent, step);
    const next = isObject(inner) || Array.isArray(inner) ? inner : {};
    if (next !== inner) Reflect.set(parent, step, next);
    parent = next;
  }
  Reflect.set(parent, path.at(-1) ?? '', value);
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Splits a text into the byte order mark that some editors put before it, which JSON does not allow, and the rest. The
 * mark is needed to write the file back unchanged.
 */
export function splitByteOrderMark(read: string): { mark: string; text: string } {
  const mark = read.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  return { mark, text: read.slice(mark.length) };
}

/**
 * Formats a path as a JSON pointer (RFC 6901).
 *
 * @example jsonPointer(['pages', 0, 'a/b']) // '/pages/0/a~1b'
 */
export function jsonPointer(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

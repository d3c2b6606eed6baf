/** Whether a value that was read is an object with fields, neither a list nor nothing. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The value at a path of something that was read; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, step) : undefined),
    value,
  );
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text without the byte order mark that some editors put before it, which JSON does not have, and the mark, to be
 * written back.
 */
export function withoutMark(read: string): { mark: string; text: string } {
  const mark = read.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  return { mark, text: read.slice(mark.length) };
}

export type Path = readonly (string | number)[];

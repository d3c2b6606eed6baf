import type { Path } from '../config/source/json-source';

/** The value at a path of something that was read; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, step) : undefined),
    value,
  );
}

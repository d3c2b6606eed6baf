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

/** Returns every text, number, boolean and null in a JSON value, with its path. */
export function leavesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([step, inner]) =>
    leavesIn(inner, [...path, Array.isArray(value) ? Number(step) : step]),
  );
}

/** Returns whether a path leads to a value, or to something inside it. */
export function isInside(path: Path, start: Path): boolean {
  return start.every((step, index) => path[index] === step);
}

/** Returns whether two paths are the same. */
export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && isInside(one, other);
}

/** Sets the value at a path; objects and lists that are missing on the way are created. */
export function setAt(target: object, path: Path, value: unknown): void {
  let parent = target;
  for (const [depth, step] of path.slice(0, -1).entries()) {
    const inner: unknown = Reflect.get(parent, step);
    const created = typeof path[depth + 1] === 'number' ? [] : {};
    const next = isObject(inner) || Array.isArray(inner) ? inner : created;
    if (next !== inner) Reflect.set(parent, step, next);
    parent = next;
  }
  Reflect.set(parent, path.at(-1) ?? '', value);
}

/**
 * Renames a field inside a value; the order of the fields stays.
 *
 * @param path the field, such as `['contact', 'block']`
 * @returns a copy with the change; the value itself when there is no such field or the name is taken
 */
export function renameField(value: unknown, [step, ...rest]: Path, name: string): unknown {
  if (step === undefined || !Object.hasOwn(Object(value) as object, step)) return value;
  const object = value as Record<string | number, unknown>;
  if (rest.length > 0) {
    const inner = renameField(object[step], rest, name);
    if (inner === object[step]) return value;
    return Array.isArray(value) ? value.with(Number(step), inner) : { ...object, [step]: inner };
  }
  if (Object.hasOwn(object, name)) return value;
  return Object.fromEntries(Object.entries(object).map(([key, entry]) => [key === step ? name : key, entry]));
}

/** Returns a text without the byte order mark that some editors put before it, which JSON does not allow. */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

/**
 * Formats a path as a JSON pointer (RFC 6901).
 *
 * @example jsonPointer(['pages', 0, 'a/b']) // '/pages/0/a~1b'
 */
export function jsonPointer(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * Returns the path of a JSON pointer (RFC 6901). The index of a list is a string too.
 *
 * @example parsePointer('/pages/0/a~1b') // ['pages', '0', 'a/b']
 */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns a JSON value without its `$comment` fields, which are notes for the maintainer. */
export function stripComments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripComments);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => name !== '$comment');
  return Object.fromEntries(entries.map(([name, entry]) => [name, stripComments(entry)]));
}

/** Returns settings in which those that are left out have their defaults, inside objects too. */
export function withDefaults<Settings extends object>(usual: Settings, own: object = {}): Settings {
  const given = Object.entries(own).map(([name, value]: [string, unknown]) => {
    const inner: unknown = Reflect.get(usual, name);
    return [name, isObject(inner) && isObject(value) ? withDefaults(inner, value) : value];
  });
  return { ...usual, ...Object.fromEntries(given) };
}

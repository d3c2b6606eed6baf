import { isObject } from '../../lib/json';

/** Returns a JSON value without its `$comment` fields, which are notes for the maintainer. */
export function stripComments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripComments);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => name !== '$comment');
  return Object.fromEntries(entries.map(([name, entry]) => [name, stripComments(entry)]));
}

import type { Translated } from '../../lib/text/message-language';
import { isObject } from '../../lib/json';
import { excerpt } from '../../lib/text/excerpt';
import { frenchQuotes } from '../../lib/text/french-spaces';

/** Returns the beginning of a value as it is in the file. */
export function displayValue(value: unknown): string {
  return excerpt(JSON.stringify(value));
}

/** Names a value by its kind, such as “a list”. */
export function valueKind(value: unknown): Translated {
  if (Array.isArray(value)) return { en: 'a list', fr: 'une liste' };
  if (typeof value === 'string') {
    const text = displayValue(value);
    return { en: `the text ${text}`, fr: `le texte ${frenchQuotes(text)}` };
  }
  if (typeof value === 'number') return { en: `the number ${value}`, fr: `le nombre ${value}` };
  return isObject(value) ? { en: 'an object', fr: 'un objet' } : { en: String(value), fr: String(value) };
}

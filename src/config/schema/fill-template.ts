import { isObject } from '../../lib/json';

/**
 * Returns a snippet of the schema as a value, with its placeholders replaced (`${1:word}`, or `${1|one,other|}`): by the
 * values that are given, otherwise by their default or first choice.
 *
 * @param values the values by their placeholder; a text with an empty value is left out
 * @example fillTemplate({ id: '${1:mon-service}' }, { '${1:mon-service}': 'seo' }) // { id: 'seo' }
 */
export function fillTemplate(template: unknown, values: Readonly<Record<string, string>> = {}): unknown {
  if (typeof template === 'string') {
    const text = fillText(template, values);
    // Editors insert such a text without its quotes.
    return text.startsWith('^') ? (JSON.parse(text.slice(1)) as unknown) : text;
  }
  if (Array.isArray(template)) return template.map((entry) => fillTemplate(entry, values));
  if (!isObject(template)) return template;
  const entries = Object.entries(template).filter(([, entry]) => !isEmpty(entry, values));
  return Object.fromEntries(entries.map(([key, entry]) => [key, fillTemplate(entry, values)]));
}

const PLACEHOLDER = /\$\{\d+(?::([^}]*)|\|([^,|}]*)[^}]*)\}/g;

function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    PLACEHOLDER,
    (placeholder, word?: string, choice?: string) => values[placeholder] ?? word ?? choice ?? '',
  );
}

function isEmpty(entry: unknown, values: Readonly<Record<string, string>>): boolean {
  return (
    typeof entry === 'string' &&
    [...entry.matchAll(PLACEHOLDER)].some(([placeholder]) => values[placeholder] === '')
  );
}

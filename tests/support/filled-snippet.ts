/** A snippet of the schema, with placeholders. */
export interface Snippet {
  label: string;
  description?: string;
  body: unknown;
}

/**
 * Returns the value that the editor inserts for a snippet. Each placeholder has its default, `${1:word}`, or its first
 * choice, `${1|one,other|}`. A text that begins with `^` is inserted without quotes
 * (https://code.visualstudio.com/docs/languages/json#_define-snippets-in-json-schemas).
 */
export function filledSnippet(body: unknown): unknown {
  const defaults = new Map<string, string>();
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry)]));
    if (typeof value !== 'string') return value;
    const text = filledText(value, defaults);
    return text.startsWith('^') ? JSON.parse(text.slice(1)) : text;
  };
  return fill(body);
}

/** Returns a text of a snippet with its placeholders replaced. */
export function filledText(text: string, defaults = new Map<string, string>()): string {
  return text
    .replaceAll(/\$\{(\d+)(?::([^}]*)|\|([^}]*)\|)\}/g, (_, place: string, word: string, choices: string) => {
      const value = word ?? choices.split(',')[0] ?? '';
      if (!defaults.has(place)) defaults.set(place, value);
      return defaults.get(place) ?? '';
    })
    .replaceAll(/\$(\d+)/g, (_, place: string) => defaults.get(place) ?? '');
}

/** A snippet of the schema: what the editor offers under a name, with places to fill in. */
export interface Snippet {
  label: string;
  description?: string;
  body: unknown;
}

/**
 * What stands in the file when a snippet is taken and nothing of it is changed: every place to fill in holds what it
 * was offered with, `${1:word}`, or the first of its choices, `${1|one,other|}`. A text that begins with `^` stands
 * without quotes (https://code.visualstudio.com/docs/languages/json#_define-snippets-in-json-schemas).
 */
export function filledSnippet(body: unknown): unknown {
  const offered = new Map<string, string>();
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry)]));
    if (typeof value !== 'string') return value;
    const text = filledText(value, offered);
    return text.startsWith('^') ? JSON.parse(text.slice(1)) : text;
  };
  return fill(body);
}

/** The same for a text as the editor puts it in, whose places are not told apart from the rest. */
export function filledText(text: string, offered = new Map<string, string>()): string {
  return text
    .replaceAll(/\$\{(\d+)(?::([^}]*)|\|([^}]*)\|)\}/g, (_, place: string, word: string, choices: string) => {
      const value = word ?? choices.split(',')[0] ?? '';
      if (!offered.has(place)) offered.set(place, value);
      return offered.get(place) ?? '';
    })
    .replaceAll(/\$(\d+)/g, (_, place: string) => offered.get(place) ?? '');
}

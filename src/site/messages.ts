import { setAt } from '../lib/json';
import { oncePerText } from '../lib/once';
import { withoutForm } from './plural-forms';
import type { Messages } from './site';

/** The part of a locale file with the translations of the texts that the config holds as words. */
export const PAGES = 'pages';

/**
 * Returns the texts of a locale file by their full keys, in the order of the file, without the translations of words. An
 * empty text is missing.
 *
 * @example flattenMessages({ home: { title: 'Accueil' } }) // Map { 'home.title' → 'Accueil' }
 */
export function flattenMessages({ [PAGES]: _pages, ...messages }: Messages): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (part: Messages, prefix: string) => {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value !== 'string') walk(value, `${prefix}${name}.`);
      else if (value !== '') texts.set(prefix + name, value);
    }
  };
  walk(messages, '');
  return texts;
}

/**
 * Returns the texts of the layout in a locale file, with those of another file that it lacks: one that it has in a plural form has
 * all its forms there.
 *
 * @param textOf returns a key without its plural form
 */
export function mergedFrame(
  { frame: own = {} }: Messages,
  { frame: other = {} }: Messages,
  textOf = withoutForm,
): Messages {
  const written = flattenMessages({ frame: own });
  const texts = new Set([...written.keys()].map(textOf));
  const missing = [...flattenMessages({ frame: other })].filter(([key]) => !texts.has(textOf(key)));
  const merged = { frame: {} };
  for (const [key, text] of [...written, ...missing]) setAt(merged, key.split('.'), text);
  return merged;
}

/** Returns the translations of a locale file, by the words of the config as they are written there. An empty one is missing. */
export function pageEntries(messages: Messages): Record<string, string> {
  return (messages[PAGES] ?? {}) as Record<string, string>;
}

/**
 * Returns the name under which the translations of words are found. Spaces, the kind of an apostrophe and the Unicode form
 * of a letter make no difference: typography can be corrected without touching the translations.
 *
 * @example wordsKey('5\u00a0000\u00a0DH') // '5000DH', as for '5 000 DH'
 */
export const wordsKey = oncePerText((words) =>
  words.normalize('NFC').replace(/\s+/g, '').replaceAll('’', "'"),
);

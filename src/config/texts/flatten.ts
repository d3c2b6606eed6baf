import type { Messages } from '../../site/site';

/**
 * Returns the texts of a locale file by their full keys, in the order of the file.
 *
 * @example flattenMessages({ home: { title: 'Accueil' } }) // Map { 'home.title' → 'Accueil' }
 */
export function flattenMessages(messages: Messages): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (part: Messages, prefix: string) => {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === 'string') texts.set(prefix + name, value);
      else walk(value, `${prefix}${name}.`);
    }
  };
  walk(messages, '');
  return texts;
}

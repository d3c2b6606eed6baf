import type { Messages } from '../../site/site';

/**
 * The words of a language by their whole keys, in the order of the file.
 *
 * @example flatWords({ home: { title: 'Accueil' } }) // Map { 'home.title' → 'Accueil' }
 */
export function flatWords(words: Messages): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (part: Messages, prefix: string) => {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === 'string') found.set(prefix + name, value);
      else walk(value, `${prefix}${name}.`);
    }
  };
  walk(words, '');
  return found;
}

import type { Language } from '../../../site/languages';

/**
 * Returns the language in which a text is certainly written, or undefined: a short text or a name may be of any. The
 * common words of the languages decide between French and English.
 *
 * @param minimum the number of common words that are needed
 */
export function languageOf(text: string, minimum = 1): Language | undefined {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (found.length < minimum) return undefined;
  const french = found.filter((word) => common.fr.has(word)).length;
  const english = found.filter((word) => common.en.has(word)).length;
  if (french === english || Math.max(french, english) < minimum) return undefined;
  return french > english ? 'fr' : 'en';
}

/**
 * Returns whether a text of a language may have a common word of another one: much faster than `languageOf()`. It knows
 * the common words of French and English only.
 */
export function hasCommonWordOfOther(text: string, language: Language): boolean {
  if (language === 'fr') return hints.en.test(text);
  return language === 'en' && hints.fr.test(text);
}

/** Words that the other language lacks: “on”, “or” and “plus” are both. */
const words = {
  fr: 'le la les des du une un et est que qui nous vous nos vos dans avec sur à au aux ce cette sont pas par il elle où votre notre leur chez être avez avons',
  en: 'the and of to is are that we our you your with for this from it have not they will what which by be has at as their how who when',
};
const common = { fr: new Set(words.fr.split(' ')), en: new Set(words.en.split(' ')) };
const hints = { fr: hint(words.fr), en: hint(words.en) };

/** Returns the pattern of the words between characters other than letters without accents. */
function hint(list: string): RegExp {
  return new RegExp(`(?:^|[^a-z])(?:${list.replaceAll(' ', '|')})(?![a-z])`, 'i');
}

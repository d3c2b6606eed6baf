import type { Language } from '../../../site/languages';

/**
 * Returns the language in which a text is certainly written, or undefined: a short text or a name may be of any. The
 * common words of the languages decide between French and English.
 *
 * @param minimum the number of common words that are needed
 */
export function languageOf(text: string, minimum = 1): Language | undefined {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < minimum) return undefined;
  const french = words.filter((word) => common.fr.has(word)).length;
  const english = words.filter((word) => common.en.has(word)).length;
  if (french === english || Math.max(french, english) < minimum) return undefined;
  return french > english ? 'fr' : 'en';
}

/** Words that the other language lacks: “on”, “or” and “plus” are both. */
const common = {
  fr: new Set(
    'le la les des du une un et est que qui nous vous nos vos dans avec sur à au aux ce cette sont pas par il elle où votre notre leur chez être avez avons'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of to is are that we our you your with for this from it have not they will what which by be has at as their how who when'.split(
      ' ',
    ),
  ),
};

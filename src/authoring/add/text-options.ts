import { defaultLanguage, languages, type Language } from '../../site/languages';
import { inFrenchPrint } from '../../validate/rules/texts/french-typography';
import type { GivenOptions } from '../../lib/args';

/** Words in the languages in which there are any, as they stand in the config; French always. */
export type InlineText = { fr: string } & Partial<Record<Language, string>>;

/**
 * The words of an option in the languages in which they were given: `--title` in French, `--title-en`, `--title-ar`.
 * A language without words is left out: the block is shown in French there, marked as French, and `validate` tells
 * what is to be translated. A mark to be replaced would be read by visitors.
 */
export function givenText(options: GivenOptions, name: string): InlineText {
  // Few keyboards have the spaces of French print.
  const fr = inFrenchPrint(options.get(name) ?? '');
  return worded(
    { fr, en: options.get(`${name}-en`) ?? '', ar: options.get(`${name}-ar`) ?? '' },
    (words) => words,
  );
}

/** A sentence around given words, in the languages in which they were given. */
export function around(
  given: InlineText,
  sentences: Record<Language, (words: string) => string>,
): InlineText {
  return worded(given, (words, language) => sentences[language](words));
}

/** The names of a text's options: the French one and its translations. */
export function textOptions(name: string): string[] {
  return languages.map((language) => (language === defaultLanguage ? name : `${name}-${language}`));
}

function worded(given: InlineText, make: (words: string, language: Language) => string): InlineText {
  const texts = languages.flatMap((language) => {
    const words = given[language];
    return words ? [[language, make(words, language)] as const] : [];
  });
  return Object.fromEntries(texts) as InlineText;
}

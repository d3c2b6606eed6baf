import type { AddOptions } from '../../lib/args';
import { defaultLanguage, languages, type Language } from '../../site/languages';
import { applyFrenchTypography } from '../../validate/rules/texts/french-typography';

/** A text as written in the config: in French, and in the languages that have a translation. */
export type InlineText = { fr: string } & Partial<Record<Language, string>>;

/**
 * Returns the text of an option in the languages that were given: `--title` in French, `--title-en`, `--title-ar`.
 * A language without a text is left out: its pages show the block in French, marked as French, and `validate` lists
 * the missing translation. Visitors would read a placeholder.
 */
export function textFromOptions(options: AddOptions, name: string): InlineText {
  // Few keyboards have the spaces of French typography.
  const fr = applyFrenchTypography(options.get(name) ?? '');
  return mapText(
    { fr, en: options.get(`${name}-en`) ?? '', ar: options.get(`${name}-ar`) ?? '' },
    (text) => text,
  );
}

/** Puts a text into a sentence, in each language that the text has. */
export function embedText(
  text: InlineText,
  sentences: Record<Language, (text: string) => string>,
): InlineText {
  return mapText(text, (translation, language) => sentences[language](translation));
}

/** Returns the names of a text's options: the French one and its translations. */
export function textOptions(name: string): string[] {
  return languages.map((language) => (language === defaultLanguage ? name : `${name}-${language}`));
}

function mapText(text: InlineText, map: (translation: string, language: Language) => string): InlineText {
  const entries = languages.flatMap((language) => {
    const translation = text[language];
    return translation ? [[language, map(translation, language)] as const] : [];
  });
  return Object.fromEntries(entries) as InlineText;
}

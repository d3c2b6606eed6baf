import type { Option } from '../../lib/command/definition';
import { defaultLanguage, languages } from '../../config/last-languages';
import { languageName, type Language } from '../../site/languages';
import { applyFrenchTypography } from '../../validate/rules/texts/french-typography';
import { rewriteMarks } from '../../validate/rules/texts/text-to-rewrite';

/** The options of `npm run add` by name, without dashes; those that were not given are left out. */
export type AddOptions = ReadonlyMap<string, string>;

/** A text in the languages that were given. */
export type GivenText = Partial<Record<Language, string>>;

/**
 * Returns the text of an option in the languages that were given: `--title` in French, `--title-en`, `--title-ar`.
 * A language without a text is left out: its pages show the block in French, marked as French, and `validate` lists
 * the missing translation. Visitors would read a placeholder.
 */
export function textFromOptions(options: AddOptions, name: string): GivenText {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = options.get(optionName(name, language));
      // Few keyboards have the spaces of French typography.
      return text ? [[language, language === 'fr' ? applyFrenchTypography(text) : text]] : [];
    }),
  );
}

/** Returns a text in the first language of the site. */
export function firstWords(text: GivenText): string {
  return text[defaultLanguage] ?? '';
}

/** Returns what a text of the first language says until it is rewritten. */
export function siteMark(): string {
  return defaultLanguage === 'fr' ? rewriteMarks.fr : rewriteMarks.en;
}

/**
 * Returns the options of a text: that of the first language, which is required, and its translations.
 *
 * @example textOptions('title', 'the title') // options `title`, `title-en` and `title-ar`
 */
export function textOptions(name: string, description: string): Record<string, Option> {
  return Object.fromEntries(
    languages.map((language): [string, Option] => [
      optionName(name, language),
      {
        type: 'string',
        description: `${description}, in ${languageName(language)}`,
        ...(language === defaultLanguage && { isRequired: true }),
      },
    ]),
  );
}

function optionName(name: string, language: Language): string {
  return language === defaultLanguage ? name : `${name}-${language}`;
}

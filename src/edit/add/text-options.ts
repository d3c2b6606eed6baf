import { nameLanguages } from '../../config/texts/language-names';
import type { Option } from '../../lib/command/definition';
import type { Language, Languages } from '../../site/languages';
import { applyFrenchTypography } from '../../config/rules/texts/french-typography';
import { rewriteMarks } from '../../config/rules/texts/text-to-rewrite';

/** The options of `npm run add` by name, without dashes; those that were not given are left out. */
export type AddOptions = ReadonlyMap<string, string>;

/** A text in the languages that were given. */
export type GivenText = Partial<Record<Language, string>>;

/**
 * Returns the title in the languages that were given: `--title` in French, `--title-en`, `--title-ar`.
 * A language without a text is left out: its pages show the block in French, marked as French, and `validate` lists
 * the missing translation. Visitors would read a placeholder.
 */
export function titleFromOptions({ languages, defaultLanguage }: Languages, options: AddOptions): GivenText {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = options.get(optionName(defaultLanguage, language));
      // Few keyboards have the spaces of French typography.
      return text ? [[language, language === 'fr' ? applyFrenchTypography(text) : text]] : [];
    }),
  );
}

/** Returns a text in the first language of the site. */
export function firstWords({ defaultLanguage }: Languages, text: GivenText): string {
  return text[defaultLanguage] ?? '';
}

/** Returns what a text of the first language says until it is rewritten. */
export function siteMark({ defaultLanguage }: Languages): string {
  return defaultLanguage === 'fr' ? rewriteMarks.fr : rewriteMarks.en;
}

/**
 * Returns the options of the title: that in the first language, which is required, and its translations.
 *
 * @example titleOptions(site) // options `title`, `title-en` and `title-ar`
 */
export function titleOptions({ languages, defaultLanguage }: Languages): Record<string, Option> {
  return Object.fromEntries(
    languages.map((language): [string, Option] => {
      const { en, fr } = nameLanguages([language]);
      const title = { en: `the title, in ${en}`, fr: `le titre, en ${fr}` };
      const required = language === defaultLanguage ? ({ isRequired: true } as const) : {};
      return [optionName(defaultLanguage, language), { type: 'string', ...title, ...required }];
    }),
  );
}

function optionName(defaultLanguage: Language, language: Language): string {
  return language === defaultLanguage ? 'title' : `title-${language}`;
}

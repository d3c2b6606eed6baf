import type { Option } from '../../lib/command/definition';
import { defaultLanguage, languageName, languages, type Language } from '../../site/languages';
import { applyFrenchTypography } from '../../validate/rules/texts/french-typography';

/** The options of `npm run add` by name, without dashes; those that were not given are left out. */
export type AddOptions = ReadonlyMap<string, string>;

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

/**
 * Returns the options of a text: the French one, which is required, and its translations.
 *
 * @example textOptions('title', 'the title') // options `title`, `title-en` and `title-ar`
 */
export function textOptions(name: string, description: string): Record<string, Option> {
  return Object.fromEntries(
    languages.map((language): [string, Option] => {
      const option = {
        type: 'string',
        description: `${description}, in ${languageName(language)}`,
      } as const;
      return language === defaultLanguage
        ? [name, { ...option, isRequired: true }]
        : [`${name}-${language}`, option];
    }),
  );
}

function mapText(text: InlineText, map: (translation: string, language: Language) => string): InlineText {
  const entries = languages.flatMap((language) => {
    const translation = text[language];
    return translation ? [[language, map(translation, language)] as const] : [];
  });
  return Object.fromEntries(entries) as InlineText;
}

import type { Option } from '../../lib/command/definition';
import { isObject } from '../../lib/json';
import { defaultLanguage, languageName, languages, type Language } from '../../site/languages';
import { applyFrenchTypography } from '../../validate/rules/texts/french-typography';
import { rewriteMark, rewriteMarks } from '../../validate/rules/texts/text-to-rewrite';

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

/**
 * Returns a value with its texts in the languages of the site. A snippet of the schema has words in languages that a site
 * may not have; without its first language, it gets the English words. A text that is to be rewritten has no
 * translation yet.
 */
export function inSiteLanguages<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((entry) => inSiteLanguages(entry as unknown)) as Value;
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const isText =
    entries.length > 0 && entries.every(([name, words]) => typeof words === 'string' && isCode(name));
  if (!isText)
    return Object.fromEntries(entries.map(([name, entry]) => [name, inSiteLanguages(entry)])) as Value;
  const first = String(value[defaultLanguage] ?? value.en ?? entries[0]?.[1]);
  const known = rewriteMark(first) ? [] : entries.filter(([code]) => languages.includes(code));
  return { [defaultLanguage]: first, ...Object.fromEntries(known) } as Value;
}

/** Returns whether a name is the code of a language of the site, or of the snippets of the schema. */
function isCode(name: string): boolean {
  return languages.includes(name) || ['fr', 'en', 'ar'].includes(name);
}

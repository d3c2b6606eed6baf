import { lazy } from '../lib/lazy';
import type { SiteConfig } from './types.generated';

/** A language of the site, as the config declares it. */
export type SiteLanguage = SiteConfig['languages'][number];

/** The code of a language, such as `fr`. */
export type Language = string;

/**
 * The languages of the site in the order of its config, and the first of them: the config is written in it, and it is the
 * fallback (specification, section 4). A process serves one site: reading its config declares them.
 */
export let languages: readonly Language[] = [];
export let defaultLanguage: Language = '';
let declared: readonly SiteLanguage[] = [];

/** Declares the languages of the site. */
export function declareLanguages(list: readonly SiteLanguage[]): void {
  declared = list;
  languages = list.map(({ code }) => code);
  defaultLanguage = languages[0] ?? '';
}

/**
 * Returns a language of the site.
 *
 * @throws when the site does not have it: after validation that is a bug in the program
 */
export function siteLanguage(code: Language): SiteLanguage {
  const found = declared.find((language) => language.code === code);
  if (!found) throw new Error(`the site has no language "${code}"`);
  return found;
}

/** The direction of writing. */
export type Direction = 'ltr' | 'rtl';

/** Returns the direction of writing of a language, which follows from its script. */
export function direction(code: Language): Direction {
  return rightToLeft.has(scriptOf(code)) ? 'rtl' : 'ltr';
}

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']);

/**
 * Returns the English name of a language, for messages and structured data.
 *
 * @example languageName('ar') // 'Arabic'
 */
export function languageName(code: Language): string {
  return englishNames().of(code) ?? code;
}

const englishNames = lazy(() => new Intl.DisplayNames('en', { type: 'language' }));

/**
 * Returns the script of a language, as Unicode names it.
 *
 * @example scriptOf('ar') // 'Arab'
 */
export function scriptOf(code: Language): string {
  const known = scripts.get(code) ?? new Intl.Locale(code).maximize().script ?? 'Latn';
  scripts.set(code, known);
  return known;
}

const scripts = new Map<Language, string>();

/**
 * Returns the script of a language, as packages of fonts and `theme.fonts` name it.
 *
 * @example fontScript('ar') // 'arabic'
 */
export function fontScript(code: Language): string {
  const script = scriptOf(code);
  return fontScripts[script] ?? script.toLowerCase();
}

/** Returns the scripts of the site's languages, in their order. */
export function siteScripts(): string[] {
  return [...new Set(languages.map(fontScript))];
}

const fontScripts: Readonly<Record<string, string>> = {
  Arab: 'arabic',
  Armn: 'armenian',
  Beng: 'bengali',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Ethi: 'ethiopic',
  Geor: 'georgian',
  Grek: 'greek',
  Gujr: 'gujarati',
  Guru: 'gurmukhi',
  Hebr: 'hebrew',
  Khmr: 'khmer',
  Knda: 'kannada',
  Laoo: 'lao',
  Latn: 'latin',
  Mlym: 'malayalam',
  Mymr: 'myanmar',
  Orya: 'oriya',
  Sinh: 'sinhala',
  Taml: 'tamil',
  Telu: 'telugu',
  Thai: 'thai',
};

/**
 * Returns one value for each language, in the order of `languages`.
 *
 * @example perLanguage((language) => pageUrl('/contact', language)).en // '/en/contact'
 */
export function perLanguage<T>(valueFor: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, valueFor(language)]));
}

/**
 * Returns the value of one language.
 *
 * @param values one value for each language
 * @throws when there is none: a list for all languages lacks one only because of a bug in the program
 */
export function valueIn<T>(values: Readonly<Record<Language, T>>, language: Language): T {
  if (Object.hasOwn(values, language)) return values[language] as T;
  throw new Error(`there is no value for the language "${language}"`);
}

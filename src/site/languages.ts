import { isObject } from '../lib/json';
import { once, oncePerText } from '../lib/once';
import { slug } from '../lib/text/slug';
import type { SiteConfig } from './types.generated';

/** A language of the site, as the config declares it. */
export type SiteLanguage = SiteConfig['languages'][number];

/** The code of a language, such as `fr`. */
export type Language = string;

/** The languages of a site. */
export interface Languages {
  /** In the order of the config. */
  languages: readonly Language[];
  /** The first one: the config is written in it, and it is the fallback (specification, section 4). */
  defaultLanguage: Language;
}

/** Returns the languages that a config lists; none when the list is not valid, which the schema reports. */
export function languagesOf(config: unknown): Languages {
  const list = isObject(config) ? config.languages : undefined;
  const isLanguage = (entry: unknown): entry is SiteLanguage =>
    isObject(entry) && /^[a-z]{2,3}$/.test(String(entry.code));
  const languages = Array.isArray(list) && list.every(isLanguage) ? list.map(({ code }) => code) : [];
  return { languages, defaultLanguage: languages[0] ?? '' };
}

/**
 * Returns how a language of a site writes numbers, as a format that shows 1234.5.
 *
 * @throws when the site does not have the language: after validation that is a bug in the program
 */
export function numberFormat(config: Pick<SiteConfig, 'languages'>, code: Language): SiteLanguage['numbers'] {
  const found = config.languages.find((language) => language.code === code);
  if (!found) throw new Error(`the site has no language "${code}"`);
  return found.numbers;
}

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

const englishNames = once(() => new Intl.DisplayNames('en', { type: 'language' }));

/**
 * Returns the script of a language, as Unicode names it.
 *
 * @example scriptOf('ar') // 'Arab'
 */
export const scriptOf = oncePerText((code) => new Intl.Locale(code).maximize().script ?? 'Latn');

/**
 * Returns the script of a language, as packages of fonts and `theme.fonts` name it.
 *
 * @example fontScript('ar') // 'arabic'
 */
export const fontScript = oncePerText((code) => {
  const script = scriptOf(code);
  return fontScripts[script] ?? slug(scriptNames().of(script) ?? script);
});

/** Returns the scripts of a site's languages, in their order. */
export function siteScripts({ languages }: Languages): string[] {
  return [...new Set(languages.map(fontScript))];
}

/** Packages of fonts have older names for these scripts than Unicode. */
const fontScripts: Readonly<Record<string, string>> = { Beng: 'bengali', Orya: 'oriya' };

const scriptNames = once(() => new Intl.DisplayNames('en', { type: 'script' }));

/**
 * Returns one value for each language of a site, in their order.
 *
 * @example perLanguage(site, (language) => pageUrl(site, '/contact', language)).en // '/en/contact'
 */
export function perLanguage<T>(
  { languages }: Pick<Languages, 'languages'>,
  valueFor: (language: Language) => T,
): Record<Language, T> {
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

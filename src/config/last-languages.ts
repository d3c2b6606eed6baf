import type { Language, Languages } from '../site/languages';

/** The languages of the config that was read last, for code that is not given a site. */
export let languages: readonly Language[] = [];
export let defaultLanguage: Language = '';

/** Declares the languages of the config that was read last. */
export function declareLanguages(site: Languages): void {
  ({ languages, defaultLanguage } = site);
}

/** The same as an object. */
export const lastSite: Languages = {
  get languages() {
    return languages;
  },
  get defaultLanguage() {
    return defaultLanguage;
  },
};

import { createInstance, type i18n } from 'i18next';
import { organizationWords } from './organization';
import { defaultLanguage, languages, type Language } from './languages';
import type { Site } from './site';
import type { Text } from './types.generated';

/** Words and the language they are in: French where a translation is missing. */
export interface Spoken {
  words: string;
  language: Language;
}

/** Looks up the texts of a site in one language. */
export type Speaker = (text: Text) => Spoken;

/**
 * The speaker of a site for one language. Keys are looked up by i18next with French as the fallback
 * (specification, section 1: dotted keys, one namespace, escaping off); tokens such as
 * `{organization.phone}` are replaced by the facts of the company.
 */
export function speaker(site: Site, language: Language): Speaker {
  const known = speakers.get(site)?.[language];
  if (known) return known;
  const made = makeSpeakers(site);
  speakers.set(site, made);
  return made[language];
}

const speakers = new WeakMap<Site, Record<Language, Speaker>>();

function makeSpeakers(site: Site): Record<Language, Speaker> {
  const lookup = wordLookup(site.words);
  const lookupOnly = Object.fromEntries(
    languages.map((language) => [language, (text: Text) => find(lookup, text, language)]),
  ) as Record<Language, Speaker>;
  return Object.fromEntries(
    languages.map((language) => {
      const tokens = organizationWords(site.config.organization, lookupOnly[language], language);
      return [
        language,
        (text: Text) => {
          const found = lookupOnly[language](text);
          return found.words.includes('{') ? { ...found, words: withTokens(found.words, tokens) } : found;
        },
      ];
    }),
  ) as Record<Language, Speaker>;
}

function find(lookup: i18n, text: Text, language: Language): Spoken {
  if (typeof text !== 'string') {
    const own = text[language];
    return own === undefined ? { words: text.fr, language: defaultLanguage } : { words: own, language };
  }
  const found = lookup.t(text.slice('t:'.length), { lng: language, returnDetails: true });
  return { words: found.res as string, language: found.usedLng as Language };
}

function wordLookup(words: Site['words']): i18n {
  const lookup = createInstance();
  void lookup.init({
    resources: Object.fromEntries(languages.map((language) => [language, { translation: words[language] }])),
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    initAsync: false,
    // Braces stay as they are here: tokens are replaced below, and `{{…}}` is for the frame's words only.
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  return lookup;
}

/** The names a text may hold in braces. */
export const tokenNames = ['name', 'phone', 'email', 'address', 'hours'] as const;

function withTokens(words: string, tokens: Record<(typeof tokenNames)[number], string>): string {
  return words.replace(/\{organization\.(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(tokens, name) ? tokens[name as keyof typeof tokens] : whole,
  );
}

import { createInstance, type i18n } from 'i18next';
import { organizationWords } from './organization';
import { defaultLanguage, languages, type Language } from './languages';
import type { Site } from './site';
import type { Text } from './types.generated';

/** Words and the language they are in: French where a translation is missing. */
export interface Translation {
  text: string;
  language: Language;
}

/** Looks up the texts of a site in one language. */
export type Translate = (text: Text) => Translation;

/**
 * The speaker of a site for one language. Keys are looked up by i18next with French as the fallback
 * (specification, section 1: dotted keys, one namespace, escaping off); tokens such as
 * `{organization.phone}` are replaced by the facts of the company.
 */
export function translator(site: Site, language: Language): Translate {
  const known = speakers.get(site)?.[language];
  if (known) return known;
  const made = makeSpeakers(site);
  speakers.set(site, made);
  return made[language];
}

const speakers = new WeakMap<Site, Record<Language, Translate>>();

function makeSpeakers(site: Site): Record<Language, Translate> {
  const lookup = wordLookup(site.messages);
  const lookupOnly = Object.fromEntries(
    languages.map((language) => [language, (text: Text) => find(lookup, text, language)]),
  ) as Record<Language, Translate>;
  return Object.fromEntries(
    languages.map((language) => {
      const tokens = organizationWords(site.config.organization, lookupOnly[language], language);
      return [
        language,
        (text: Text) => {
          const found = lookupOnly[language](text);
          return found.text.includes('{') ? { ...found, text: withTokens(found.text, tokens) } : found;
        },
      ];
    }),
  ) as Record<Language, Translate>;
}

function find(lookup: i18n, text: Text, language: Language): Translation {
  if (typeof text !== 'string') {
    const own = text[language];
    return own === undefined ? { text: text.fr, language: defaultLanguage } : { text: own, language };
  }
  const found = lookup.t(text.slice('t:'.length), { lng: language, returnDetails: true });
  return { text: found.res as string, language: found.usedLng as Language };
}

function wordLookup(words: Site['messages']): i18n {
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

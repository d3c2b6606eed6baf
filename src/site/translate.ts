import { createInstance, type i18n } from 'i18next';
import { defaultLanguage, languages, perLanguage, valueIn, type Language } from './languages';
import { flattenMessages, pageEntries, wordsKey } from './messages';
import { organizationTexts } from './organization';
import { isPlaceholder, PLACEHOLDER } from './placeholders';
import type { Translate, Translation } from './page-data.types';
import type { Messages, Site } from './site';
import type { Text } from './types.generated';
import { valueTexts } from './values';

/**
 * Returns the translator of a site for one language. i18next looks up keys and words in one namespace, with the default
 * language as the fallback (specification, section 1: dotted keys, one namespace, escaping off); placeholders such as
 * `{organization.phone}` are replaced by the facts of the company.
 */
export function translator(site: Site, language: Language): Translate {
  const cached = translators.get(site)?.[language];
  if (cached) return cached;
  const created = createTranslators(site);
  translators.set(site, created);
  return valueIn(created, language);
}

const translators = new WeakMap<Site, Record<Language, Translate>>();

function createTranslators(site: Site): Record<Language, Translate> {
  const lookup = createLookup(site.messages);
  const lookupOnly = perLanguage((language): Translate => {
    const found = new Map<string, Translation>();
    return (text) => {
      if (typeof text !== 'string') return findInline(text, language);
      const translation = found.get(text) ?? findText(lookup, text, language);
      found.set(text, translation);
      return translation;
    };
  });
  return perLanguage((language): Translate => {
    const { organization, values } = site.config;
    const fillers = {
      organization: organizationTexts(organization, valueIn(lookupOnly, language), language),
      values: valueTexts(values, lookup, language),
    };
    return (text) => {
      const found = valueIn(lookupOnly, language)(text);
      return found.text.includes('{') ? { ...found, text: fillPlaceholders(found.text, fillers) } : found;
    };
  });
}

function findInline(text: Exclude<Text, string>, language: Language): Translation {
  const translated = text[language];
  return translated === undefined
    ? { text: valueIn(text, defaultLanguage), language: defaultLanguage }
    : { text: translated, language };
}

/**
 * Returns the text under a key, or the translation of words; without one, the words themselves. A placeholder alone is the
 * same in every language.
 */
function findText(lookup: i18n, text: string, language: Language): Translation {
  const words = text.startsWith('t:') ? text.slice('t:'.length) : text;
  if (isPlaceholder(words)) return { text: words, language };
  const found = lookup.t(wordsKey(words), { lng: language, returnDetails: true, defaultValue: '' });
  return found.res === ''
    ? { text: words, language: defaultLanguage }
    : { text: found.res, language: found.usedLng as Language };
}

function createLookup(messages: Site['messages']): i18n {
  const lookup = createInstance();
  void lookup.init({
    resources: Object.fromEntries(
      languages.map((language) => [language, { translation: textsByName(valueIn(messages, language)) }]),
    ),
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    initAsync: false,
    // Words contain points and colons.
    keySeparator: false,
    nsSeparator: false,
    // Braces are left as they are: `fillPlaceholders` replaces `{…}`, and `{{…}}` is for the UI texts only.
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  return lookup;
}

/** Returns the texts of a locale file by their keys, or by the words they translate. */
function textsByName(messages: Messages): Record<string, string> {
  const entries = Object.entries(pageEntries(messages)).map(([words, text]) => [wordsKey(words), text]);
  return { ...Object.fromEntries(entries), ...Object.fromEntries(flattenMessages(messages)) };
}

type Fillers = Record<'organization' | 'values', Record<string, string>>;

function fillPlaceholders(text: string, fillers: Fillers): string {
  return text.replace(PLACEHOLDER, (placeholder, part: keyof Fillers, name: string) =>
    Object.hasOwn(fillers[part], name) ? (fillers[part][name] ?? '') : placeholder,
  );
}

import { createInstance, type i18n } from 'i18next';
import { oncePerText } from '../lib/once';
import { perLanguage, valueIn, type Language } from './languages';
import { flattenMessages } from './messages';
import { organizationTexts } from './organization';
import { PLACEHOLDER } from './placeholders';
import type { Translate } from './parts/types';
import type { Site } from './site';
import type { InlineText } from './types.generated';
import { valueTexts } from './values';

/**
 * Returns the translator of a site for one language, with the default language as the fallback. A text of the config holds
 * its words; a string is the key of a text of the layout, which i18next looks up (specification, section 1: dotted keys, one
 * namespace, escaping off). Placeholders such as `{organization.phone}` are replaced by the facts of the company.
 *
 * @example translator(site, 'en')('frame.chat.open') // { text: 'Chat on WhatsApp', language: 'en' }
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
  const lookup = createLookup(site);
  return perLanguage(site, (language): Translate => {
    const findText = oncePerText((key) => findKey(lookup, key, language));
    const find: Translate = (text) =>
      typeof text === 'string' ? findText(text) : findWords(site, text, language);
    const { organization } = site.config;
    const values = valueTexts(site.config, lookup, language);
    const facts = organizationTexts(organization, find, language);
    // A fact may name others, as hours by appointment name the phone.
    const filled = Object.entries(facts).map(([name, text]) => [
      name,
      fillPlaceholders(text, { organization: facts, values }),
    ]);
    const fillers = { organization: Object.fromEntries(filled) as Record<string, string>, values };
    return (text) => {
      const found = find(text);
      return found.text.includes('{') ? { ...found, text: fillPlaceholders(found.text, fillers) } : found;
    };
  });
}

function findWords({ defaultLanguage }: Site, text: InlineText, language: Language): ReturnType<Translate> {
  const translated = text[language];
  return translated === undefined
    ? { text: valueIn(text, defaultLanguage), language: defaultLanguage }
    : { text: translated, language };
}

function findKey(lookup: i18n, key: string, language: Language): ReturnType<Translate> {
  const { res, usedLng } = lookup.t(key, { lng: language, returnDetails: true });
  return { text: res, language: usedLng };
}

function createLookup({ messages, languages, defaultLanguage }: Site): i18n {
  const lookup = createInstance();
  void lookup.init({
    resources: Object.fromEntries(
      languages.map((language) => [
        language,
        { translation: Object.fromEntries(flattenMessages(valueIn(messages, language))) },
      ]),
    ),
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    initAsync: false,
    keySeparator: false,
    // Braces are left as they are: `fillPlaceholders` replaces `{…}`, and `{{…}}` is for the UI texts only.
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  return lookup;
}

type Fillers = Record<'organization' | 'values', Record<string, string>>;

function fillPlaceholders(text: string, fillers: Fillers): string {
  return text.replace(PLACEHOLDER, (placeholder, part: keyof Fillers, name: string) =>
    Object.hasOwn(fillers[part], name) ? (fillers[part][name] ?? '') : placeholder,
  );
}

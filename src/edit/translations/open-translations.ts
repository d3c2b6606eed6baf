import type { Context } from '../../config/context';
import { describeLocation } from '../../config/location';
import { formerFrench } from '../../config/lock/translation-sources';
import type { SourceText } from '../../config/texts/all-texts';
import { splitForm, countedKeys } from '../../config/texts/frame-keys';
import { jsonPointer } from '../../lib/json';
import { valueIn, type Language } from '../../site/languages';
import { flattenMessages } from '../../site/messages';
import { pluralForms } from '../../site/plural-forms';
import type { Messages } from '../../site/site';

/** A text whose translation is missing, or older than its French. */
export interface OpenTranslation {
  /** The location in the site; for texts of the layout, their key. */
  place: string;
  french: string;
  translation?: string | undefined;
  /** The French text from which the translation was made, when it has changed since. */
  former?: string | undefined;
}

/**
 * Returns what a language lacks, in the order of the config; texts of the layout come last. A text with a number has an
 * entry for each plural form of the language.
 */
export function openTranslations(context: Context, language: Language): OpenTranslation[] {
  const { config, defaultLanguage, references, lock } = context;
  const sources = lock?.translations ?? {};
  const order = new Map(references.map(({ path }, index) => [jsonPointer(path), index]));
  const indexOf = ({ path }: SourceText) => (path && order.get(jsonPointer(path))) ?? order.size;
  return textsInForms(context, language)
    .toSorted((one, other) => indexOf(one) - indexOf(other))
    .map((text) => ({
      place: text.path ? describeLocation(config, text.path) : (text.key ?? ''),
      french: text.texts[defaultLanguage] ?? '',
      translation: text.entries ? text.entries[language]?.translation : text.texts[language],
      former: formerFrench(context, sources, text, language),
    }))
    .filter(({ translation, former }) => translation === undefined || former !== undefined);
}

/** Returns the texts of a site with the plural forms of a language instead of the French ones. */
export function textsInForms(
  { allTexts, locales, defaultLanguage }: Context,
  language: Language,
): SourceText[] {
  const [french, translated] = [defaultLanguage, language].map((code) =>
    flattenMessages(valueIn(locales, code).source.value as Messages),
  );
  return allTexts.flatMap((text) => {
    const { key, form } = splitForm(text.key ?? '');
    if (!countedKeys.has(key)) return [text];
    // The French forms become one text, in the place of the last one.
    if (form !== undefined && form !== FORMS.at(-1)) return [];
    const forms = FORMS.filter((name) => pluralForms(language).includes(name));
    const keys = forms.map((name) => `${key}_${name}`);
    const hasForms =
      !translated!.has(key) && (form !== undefined || keys.some((name) => translated!.has(name)));
    return (hasForms ? keys : [key]).map((name) => {
      const source = french!.get(name) ?? text.texts[defaultLanguage] ?? '';
      const translation = translated!.get(name);
      const own = translation === undefined ? {} : { [language]: translation };
      return { ...text, key: name, texts: { [defaultLanguage]: source, ...own } };
    });
  });
}

/** The plural forms in their usual order. Every language has the last one. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

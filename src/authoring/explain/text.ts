import type { Source } from '../../config/source/json-source';
import { valueAt, type Path } from '../../lib/json';
import { defaultLanguage, languageName, valueIn, type Language } from '../../site/languages';
import { PAGES, wordsKey } from '../../site/messages';
import { translator } from '../../site/translate';
import type { Text } from '../../site/types.generated';
import { lineOf, type ExplainContext } from './context';

/** A field as shown to a visitor, and its origin. */
export interface ExplainedField {
  /** The path of the field on its page or block, such as `actions[0].label`. */
  field: string;
  /** The visible value. */
  value: string;
  /** The origin of the text, then of the values inserted into it. */
  from: string[];
}

/**
 * Explains a text: how it is shown in a language, and where its translation is.
 *
 * @param path the path of the text in the config
 * @param shown the language of the whole block, which is French when one of its other texts is missing
 */
export function explainText(
  context: ExplainContext,
  text: Text,
  path: Path,
  language: Language,
  shown: Language = language,
): Omit<ExplainedField, 'field'> {
  const own = translationSource(context, text, path, language);
  const used =
    shown === language ? (own ?? translationSource(context, text, path, defaultLanguage)) : undefined;
  const origin = used ?? translationSource(context, text, path, shown);
  const because = own
    ? `${languageName(defaultLanguage)}, like the whole block: `
    : `${languageName(defaultLanguage)}, because ${whatIsMissing(text, context, language)}: `;
  const isOther = own === undefined || shown !== language;
  const place = lineOf(context.source, path);
  const name = isKey(context, text, path) ? `${String(text)}, ` : '';
  const key = origin && origin.source !== context.source ? ` (${name}${place})` : '';
  return {
    value: translator(context.site, shown)(text).text,
    from: [
      `${isOther ? because : ''}${origin ? lineOf(origin.source, origin.path) : 'nowhere'}${key}`,
      ...explainPlaceholders(context, origin?.text ?? '', shown),
    ],
  };
}

function whatIsMissing(text: Text, { locales }: ExplainContext, language: Language): string {
  return typeof text === 'string'
    ? `${valueIn(locales, language).file} has no text`
    : `there is no ${languageName(language)} text`;
}

interface TranslationSource {
  source: Source;
  path: Path;
  text: string;
}

/** Returns the translation of a text in a language and where it is; undefined when there is none. */
function translationSource(
  context: ExplainContext,
  text: Text,
  path: Path,
  language: Language,
): TranslationSource | undefined {
  const { source, locales, translations } = context;
  if (typeof text !== 'string') {
    const translation = text[language];
    return translation === undefined ? undefined : { source, path: [...path, language], text: translation };
  }
  const name = text.slice('t:'.length);
  if (isKey(context, text, path)) {
    const steps = name.split('.');
    const message = valueAt(valueIn(locales, language).value, steps);
    return typeof message === 'string'
      ? { source: valueIn(locales, language), path: steps, text: message }
      : undefined;
  }
  if (language === defaultLanguage) return { source, path, text: name };
  const entry = valueIn(translations, language).entries.get(wordsKey(name));
  if (!entry?.isShown) return undefined;
  return { source: valueIn(locales, language), path: [PAGES, entry.name], text: entry.translation };
}

/** Returns whether the config names a text by its key. The texts of a site have `t:` before words, too. */
function isKey({ source }: ExplainContext, text: Text, path: Path): boolean {
  return typeof text === 'string' && valueAt(source.value, path) === text;
}

/** Returns the origin of the values that replace placeholders in a text, such as `{organization.phone}`. */
function explainPlaceholders(context: ExplainContext, text: string, language: Language): string[] {
  const { organization } = context.site.config;
  const names = new Set([...text.matchAll(/\{organization\.(\w+)\}/g)].map(([, name = '']) => name));
  return [...names].map((name) => {
    const prefix = `{organization.${name}} is `;
    if (name === 'hours') {
      const path = ['organization', 'hours', 'text'];
      return `${prefix}${explainText(context, organization.hours.text, path, language).from[0]}`;
    }
    return `${prefix}organization.${name}, ${lineOf(context.source, ['organization', name])}`;
  });
}

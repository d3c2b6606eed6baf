import type { Source } from '../../config/source/json-source';
import type { Path } from '../../lib/json';
import { defaultLanguage, languageNames, type Language } from '../../site/languages';
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
    ? `${languageNames[defaultLanguage]}, like the whole block: `
    : `${languageNames[defaultLanguage]}, because ${whatIsMissing(text, context, language)}: `;
  const isOther = own === undefined || shown !== language;
  const key = typeof text === 'string' ? ` (${text}, ${lineOf(context.source, path)})` : '';
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
    ? `${locales[language].file} has no text`
    : `there is no ${languageNames[language]} text`;
}

interface TranslationSource {
  source: Source;
  path: Path;
  text: string;
}

/** Returns the translation of a text in a language and where it is; undefined when there is none. */
function translationSource(
  { source, locales }: ExplainContext,
  text: Text,
  path: Path,
  language: Language,
): TranslationSource | undefined {
  if (typeof text !== 'string') {
    const translation = text[language];
    return translation === undefined ? undefined : { source, path: [...path, language], text: translation };
  }
  const steps = text.slice('t:'.length).split('.');
  const message = steps.reduce<unknown>(
    (inner, step) =>
      inner !== null && typeof inner === 'object' && Object.hasOwn(inner, step)
        ? Reflect.get(inner, step)
        : undefined,
    locales[language].value,
  );
  return typeof message === 'string' ? { source: locales[language], path: steps, text: message } : undefined;
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

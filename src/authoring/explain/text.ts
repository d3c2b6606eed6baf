import { defaultLanguage, type Language, languageNames } from '../../site/languages';
import type { Text } from '../../site/types.generated';
import { translator } from '../../site/translate';
import { lineOf, type ExplainContext } from './context';
import type { Source } from '../../config/source/json-source';
import type { Path } from '../../lib/json';

/** A field as a visitor gets it, and where that comes from. */
export interface Explained {
  /** The way to the field on its page or block, such as `actions[0].label`. */
  field: string;
  /** What is shown. */
  value: string;
  /** Where it comes from, the words first, then what was put into them. */
  from: string[];
}

/**
 * A text as it is shown in a language, and where its words stand.
 *
 * @param path where the text stands in the config
 * @param shown the language its block is shown in, when one of its other words is missing
 */
export function explainedText(
  context: ExplainContext,
  text: Text,
  path: Path,
  language: Language,
  shown: Language = language,
): Omit<Explained, 'field'> {
  const own = wordsPlace(context, text, path, language);
  const used = shown === language ? (own ?? wordsPlace(context, text, path, defaultLanguage)) : undefined;
  const place = used ?? wordsPlace(context, text, path, shown);
  const because = own
    ? `${languageNames[defaultLanguage]}, as the whole block: `
    : `${languageNames[defaultLanguage]}, for ${whereMissing(text, context, language)}: `;
  const isOther = own === undefined || shown !== language;
  const key = typeof text === 'string' ? ` (${text}, ${lineOf(context.source, path)})` : '';
  return {
    value: translator(context.site, shown)(text).text,
    from: [
      `${isOther ? because : ''}${place ? lineOf(place.source, place.path) : 'nowhere'}${key}`,
      ...tokens(context, place?.words ?? '', shown),
    ],
  };
}

function whereMissing(text: Text, { locales }: ExplainContext, language: Language): string {
  return typeof text === 'string'
    ? `${locales[language].file} has none`
    : `no ${languageNames[language]} words stand there`;
}

interface WordsPlace {
  source: Source;
  path: Path;
  words: string;
}

/** Where the words of a text stand in one language; undefined when it has none. */
function wordsPlace(
  { source, locales }: ExplainContext,
  text: Text,
  path: Path,
  language: Language,
): WordsPlace | undefined {
  if (typeof text !== 'string') {
    const words = text[language];
    return words === undefined ? undefined : { source, path: [...path, language], words };
  }
  const steps = text.slice('t:'.length).split('.');
  const words = steps.reduce<unknown>(
    (inner, step) =>
      inner !== null && typeof inner === 'object' && Object.hasOwn(inner, step)
        ? Reflect.get(inner, step)
        : undefined,
    locales[language].value,
  );
  return typeof words === 'string' ? { source: locales[language], path: steps, words } : undefined;
}

/** What stands for the tokens in words, such as `{organization.phone}`, and where. */
function tokens(context: ExplainContext, words: string, language: Language): string[] {
  const { organization } = context.site.config;
  const names = new Set([...words.matchAll(/\{organization\.(\w+)\}/g)].map(([, name = '']) => name));
  return [...names].map((name) => {
    const told = `{organization.${name}} is `;
    if (name === 'hours') {
      const path = ['organization', 'hours', 'text'];
      return `${told}${explainedText(context, organization.hours.text, path, language).from[0]}`;
    }
    return `${told}organization.${name}, ${lineOf(context.source, ['organization', name])}`;
  });
}

import { valueAt, type Path } from '../lib/json';
import {
  inEachLanguage,
  messageLanguage,
  type MessageLanguage,
  type Translated,
} from '../lib/text/message-language';
import { languagesOf } from '../site/languages';
import { blockName } from '../site/page-error';

/**
 * Describes a path of the config for the maintainer: page, block and field.
 *
 * @param config the parsed config, which may be invalid
 * @example describeLocation(config, ['pages', 3, 'blocks', 1, 'actions', 0, 'to'], 'en')
 * // 'page /contact › block 2 "hero" › actions[0].to'
 */
export function describeLocation(config: unknown, path: Path, language = messageLanguage()): string {
  const [list, index, part, block] = path;
  const entry = entryName(config, list, index, language);
  if (entry === undefined) return field(path);
  const isInBlock = list === 'pages' && part === 'blocks' && typeof block === 'number';
  const inside = isInBlock
    ? [blockName(valueAt(config, [...path.slice(0, 4), 'type']), block, language), field(path.slice(4))]
    : [field(path.slice(2))];
  return [entry, ...inside].filter((name) => name !== '').join(' › ');
}

/** Describes a path of the config in each language, as `describeLocation()` does. */
export function translatedLocation(config: unknown, path: Path): Translated {
  return inEachLanguage((language) => describeLocation(config, path, language));
}

/** Returns the name of an entry of a list of the config, such as `page /contact`; undefined where entries have none. */
export function entryName(config: unknown, list: unknown, index: unknown, language: MessageLanguage) {
  if (typeof index !== 'number') return undefined;
  const named = (word: Translated, ...fields: Path[]) => {
    const values = fields.map((path) => valueAt(config, [String(list), index, ...path]));
    return `${word[language]} ${values.find((value) => typeof value === 'string') ?? index + 1}`;
  };
  const { defaultLanguage } = languagesOf(config);
  if (list === 'pages') return named({ en: 'page', fr: 'page' }, ['path'], ['path', defaultLanguage], ['id']);
  if (list === 'ads') return named({ en: 'ad', fr: 'annonce' }, ['id']);
  return list === 'redirects' ? named({ en: 'redirect', fr: 'redirection' }, ['from']) : undefined;
}

/** @example field(['actions', 0, 'to']) // 'actions[0].to' */
function field(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}

import { setAt } from '../../lib/json';
import type { Languages } from '../../site/languages';
import { wordsKey } from '../../site/messages';
import type { Reference } from '../references/reference';
import type { SourceText } from './all-texts';
import { KEY } from './translations';

/**
 * Returns the config with every text as its words in each language that has them, such as `{ fr: 'Devis', en: 'Quote' }`.
 * Pages then find their texts without the schema and the locale files.
 *
 * @param references the references of the config
 * @param texts all texts of the config
 */
export function localizeTexts<Config extends object>(
  { defaultLanguage }: Languages,
  config: Config,
  references: readonly Reference[],
  texts: readonly SourceText[],
): Config {
  const nameOf = ({ key, texts: words }: SourceText) =>
    key === undefined ? wordsKey(words[defaultLanguage] ?? '') : KEY + key;
  // Words that are written in place in several languages stand last, and are not those of the same words elsewhere.
  const byName = new Map(texts.toReversed().map((text) => [nameOf(text), text.texts]));
  const localized = structuredClone(config);
  for (const { kind, value, path } of references) {
    if (kind !== 'text' || typeof value !== 'string') continue;
    const words = byName.get(value.startsWith(KEY) ? value : wordsKey(value));
    if (words) setAt(localized, path, words);
  }
  return localized;
}

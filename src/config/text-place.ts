import type { Path } from '../lib/json';
import { valueIn, type Language } from '../site/languages';
import { wordsKey } from '../site/messages';
import type { Text } from '../site/types.generated';
import type { Context } from './context';
import type { Place } from './rule';

/** Returns the place of a text of the config in one language: in the config, or in the locale file. */
export function textPlace(
  { translations }: Pick<Context, 'translations'>,
  text: Text,
  path: Path,
  language: Language,
): Place {
  if (typeof text !== 'string') return { text: { path, texts: text }, language };
  if (text.startsWith('t:')) return { text: { key: text.slice('t:'.length), path, texts: {} }, language };
  const entry = valueIn(translations, language).entries.get(wordsKey(text));
  return { text: { path, entries: { [language]: entry }, texts: {} }, language };
}

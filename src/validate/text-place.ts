import type { Path } from '../lib/json';
import type { Language } from '../site/languages';
import type { Text } from '../site/types.generated';
import type { Place } from './rule';

/** Returns the place of a text of the config in one language: in the config, or in the locale file of its key. */
export function textPlace(text: Text, path: Path, language: Language): Place {
  const source = typeof text === 'string' ? { key: text.slice('t:'.length), texts: {} } : { texts: text };
  return { text: { ...source, path }, language };
}

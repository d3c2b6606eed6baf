import type { Language } from './languages';
import type { Site } from './site';
import { spokenValue } from './parts/resolve-texts';
import { speaker } from './translate';

/** How many texts a part of the config has, and how many of them have no words in a language. */
export interface TextCounts {
  texts: number;
  missing: number;
}

/**
 * Counts the texts of a part of the config: what coverage is decided by, and what is told of it.
 *
 * @param value a page, a block or a part of one
 */
export function textCounts(site: Site, value: unknown, language: Language): TextCounts {
  const counts = { texts: 0, missing: 0 };
  const find = speaker(site, language);
  spokenValue(
    value,
    (text) => {
      const spoken = find(text);
      counts.texts += 1;
      if (spoken.language !== language) counts.missing += 1;
      return spoken.words;
    },
    () => ({ href: '' }),
  );
  return counts;
}

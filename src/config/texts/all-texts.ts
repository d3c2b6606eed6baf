import { defaultLanguage, languages, type Language } from '../../site/languages';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import { configTexts } from './config-texts';
import { flatWords } from './flatten';
import type { Path } from '../../lib/json';

/** One text of the site in all its languages, and where it stands. */
export interface SourceText {
  /** Its name in the locale files; undefined when its words stand in the config. */
  key?: string;
  /** The first place of the config that shows it; undefined for words of the frame. */
  path?: Path;
  words: Partial<Record<Language, string>>;
}

/**
 * Every text of a site once: those of the locale files in their order, then those that stand in the config itself.
 *
 * @param config a config that fits the schema, without its comments
 * @param words the words of the locale files, by language
 * @returns the texts, and the keys that the config uses and French does not have
 */
export function allTexts(
  config: SiteConfig,
  words: Record<Language, Messages>,
): { texts: SourceText[]; unknown: string[] } {
  const uses = new Map<string, Path>();
  const inline: SourceText[] = [];
  for (const { text, path } of configTexts(config)) {
    if (typeof text !== 'string') inline.push({ path, words: text });
    else if (!uses.has(text.slice(PREFIX))) uses.set(text.slice(PREFIX), path);
  }
  const byKey = Object.fromEntries(
    languages.map((language) => [language, flatWords(words[language])]),
  ) as Record<Language, Map<string, string>>;
  const keyed = [...byKey[defaultLanguage].keys()].map((key): SourceText => {
    const path = uses.get(key);
    const own = languages.flatMap((language) => {
      const found = byKey[language].get(key);
      return found === undefined ? [] : [[language, found]];
    });
    return { key, ...(path && { path }), words: Object.fromEntries(own) };
  });
  const unknown = [...uses.keys()].filter((key) => !byKey[defaultLanguage].has(key));
  return { texts: [...keyed, ...inline], unknown };
}

const PREFIX = 't:'.length;

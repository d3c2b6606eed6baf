import { isObject, type Path } from '../../lib/json';
import { defaultLanguage, languages, perLanguage, type Language } from '../../site/languages';
import type { Messages } from '../../site/site';
import type { InlineText } from '../../site/types.generated';
import type { Reference } from '../references/reference';
import { flattenMessages } from './flatten';

/** One text of the site in all its languages, with its origin. */
export interface SourceText {
  /** Its key in the locale files; undefined for a text in the config. */
  key?: string;
  /** The first path of the config that uses it; undefined for texts of the layout. */
  path?: Path;
  texts: Partial<Record<Language, string>>;
}

/**
 * Returns every text of a site once: the texts of the locale files in their order, then the texts in the config.
 *
 * @param references the references of a valid config
 * @param messages the locale files, by language
 * @returns the texts, and the keys that the config uses and French lacks
 */
export function allTexts(
  references: readonly Reference[],
  messages: Record<Language, Messages>,
): { texts: SourceText[]; unknown: string[] } {
  const uses = new Map<string, Path>();
  const inline: SourceText[] = [];
  for (const reference of references) {
    const { path } = reference;
    const key = textKey(reference);
    if (key !== undefined && !uses.has(key)) uses.set(key, path);
    else if (reference.kind === 'text' && isObject(reference.value))
      inline.push({ path, texts: reference.value as unknown as InlineText });
  }
  const byKey = perLanguage((language) => flattenMessages(messages[language]));
  const keyed = [...byKey[defaultLanguage].keys()].map((key): SourceText => {
    const path = uses.get(key);
    const entries = languages.flatMap((language) => {
      const text = byKey[language].get(key);
      return text === undefined ? [] : [[language, text]];
    });
    return { key, ...(path && { path }), texts: Object.fromEntries(entries) };
  });
  const unknown = [...uses.keys()].filter((key) => !byKey[defaultLanguage].has(key));
  return { texts: [...keyed, ...inline], unknown };
}

/** Returns the key of a text that a reference names; undefined when it names none. */
export function textKey({ kind, value }: Reference): string | undefined {
  return kind === 'text' && typeof value === 'string' ? value.slice(PREFIX) : undefined;
}

const PREFIX = 't:'.length;

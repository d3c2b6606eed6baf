import { languages, type Language } from '../../site/languages';
import type { Messages } from '../../site/site';

/** The words of some languages; one that has none of its own is left out. */
export type OwnWords = Partial<Record<Language, string>>;

/** A text of the config as each language has it: the same under another key is the same. */
export class ResolvedText {
  constructor(
    readonly words: OwnWords,
    /** The key it stands under; undefined for words in place. */
    readonly key: string | undefined,
  ) {}

  toJSON(): OwnWords {
    return this.words;
  }
}

/**
 * A config, or a part of it, with its words in the place of keys. It need not fit the schema: what is no text stays
 * as it is, a key without words too.
 *
 * @param words the words of each language; empty for one whose file is missing
 */
export function resolvedValues(value: unknown, words: Record<Language, Messages>): unknown {
  if (typeof value === 'string') return value.startsWith('t:') ? resolvedKey(value, words) : value;
  if (Array.isArray(value)) return value.map((entry) => resolvedValues(entry, words));
  if (value === null || typeof value !== 'object') return value;
  if (isInlineText(value))
    return new ResolvedText(
      inOrder((language) => value[language]),
      undefined,
    );
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, resolvedValues(entry, words)]),
  );
}

function resolvedKey(text: string, words: Record<Language, Messages>): ResolvedText | string {
  const steps = text.slice('t:'.length).split('.');
  const own = inOrder((language) => {
    const found = steps.reduce<unknown>(
      (inner, step) =>
        inner !== null && typeof inner === 'object' && Object.hasOwn(inner, step)
          ? (inner as Messages)[step]
          : undefined,
      words[language],
    );
    return typeof found === 'string' ? found : undefined;
  });
  return Object.keys(own).length === 0 ? text : new ResolvedText(own, text);
}

function isInlineText(value: object): value is OwnWords {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([name, entry]) => languages.some((known) => known === name) && typeof entry === 'string')
  );
}

/** The languages always in one order: two texts with the same words are then the same as JSON. */
function inOrder(wordsIn: (language: Language) => string | undefined): OwnWords {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const found = wordsIn(language);
      return found === undefined ? [] : [[language, found]];
    }),
  );
}

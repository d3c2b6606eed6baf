import { languages } from './languages';
import type { InlineText } from './types.generated';

/** Returns whether a value of a site is a text: `t:` with its key or words, or its words for each language. */
export function isText(value: unknown): value is InlineText | `t:${string}` {
  return typeof value === 'string' ? value.startsWith('t:') : isInlineText(value);
}

/** Returns whether a value of the config is a text that is written in place, with words for each language. */
export function isInlineText(value: unknown): value is InlineText {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([name, words]) => typeof words === 'string' && languages.includes(name))
  );
}

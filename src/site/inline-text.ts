import type { Languages } from './languages';
import type { InlineText } from './types.generated';

/** Returns whether a value of the config is a text with its words for each language. */
export function isInlineText(
  { languages }: Pick<Languages, 'languages'>,
  value: unknown,
): value is InlineText {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([name, words]) => typeof words === 'string' && languages.includes(name))
  );
}

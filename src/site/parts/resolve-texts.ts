import type { Languages } from '../languages';
import type { LinkData } from './types';
import type { InlineText, Text } from '../types.generated';

/**
 * Returns a copy of a value with strings in place of texts, and links in place of the targets of actions.
 *
 * @param value a block of the config, or a part of one
 * @param resolve returns the string for a text
 * @param link returns the link for the target of an action
 */
export function resolveTexts(
  site: Languages,
  value: unknown,
  resolve: (text: Text) => string,
  link: (target: string) => Omit<LinkData, 'label'>,
): unknown {
  const walk = (part: unknown): unknown => {
    if (part === null || typeof part !== 'object') return part;
    if (isInlineText(site, part)) return resolve(part);
    if (Array.isArray(part)) return part.map(walk);
    const copy = Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
    if (!('to' in copy && 'label' in copy)) return copy;
    const { to, ...fields } = copy;
    return { ...fields, ...link(String(to)) };
  };
  return walk(value);
}

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

import type { LinkData } from '../page-data.types';
import type { Text } from '../types.generated';

/**
 * The same value with words for texts and links for actions.
 *
 * @param value a block of the config, or a part of one
 * @param words gives the words of a text
 * @param link gives the address of an action's target
 */
export function resolveTexts(
  value: unknown,
  words: (text: Text) => string,
  link: (target: string) => Omit<LinkData, 'label'>,
): unknown {
  if (typeof value === 'string') return value.startsWith('t:') ? words(value) : value;
  if (Array.isArray(value)) return value.map((entry) => resolveTexts(entry, words, link));
  if (value === null || typeof value !== 'object') return value;
  if ('fr' in value) return words(value as Text);
  if ('to' in value && 'label' in value)
    return { label: words(value.label as Text), ...link(String(value.to)) };
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolveTexts(entry, words, link)]),
  );
}

import { isText } from '../inline-text';
import type { LinkData } from '../page-data.types';
import type { Text } from '../types.generated';

/**
 * Returns a copy of a value with strings in place of texts, and links in place of actions.
 *
 * @param value a block of the config, or a part of one
 * @param resolve returns the string for a text
 * @param link returns the link for the target of an action
 */
export function resolveTexts(
  value: unknown,
  resolve: (text: Text) => string,
  link: (target: string) => Omit<LinkData, 'label'>,
): unknown {
  if (isText(value)) return resolve(value);
  if (Array.isArray(value)) return value.map((entry) => resolveTexts(entry, resolve, link));
  if (value === null || typeof value !== 'object') return value;
  if ('to' in value && 'label' in value)
    return { label: resolve(value.label as Text), ...link(String(value.to)) };
  const copy = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(copy)) copy[key] = resolveTexts(copy[key], resolve, link);
  return copy;
}

/** Returns the texts of a value, in the order in which `resolveTexts` reads them. */
export function textsIn(value: unknown, found: Text[] = []): Text[] {
  if (isText(value)) found.push(value);
  else if (Array.isArray(value)) {
    for (const entry of value) textsIn(entry, found);
  } else if (value !== null && typeof value === 'object') {
    if ('to' in value && 'label' in value) found.push(value.label as Text);
    else for (const key of Object.keys(value)) textsIn(value[key as keyof typeof value], found);
  }
  return found;
}

import { stripComments } from '../../config/source/strip-comments';
import { languages, valueIn, type Language } from '../../site/languages';
import type { Messages } from '../../site/site';
import { pagesDifferences } from './diff-pages';
import { valueDifferences } from './diff-values';
import { resolveTexts } from './resolve-texts';
import { fieldName, type Difference, type FoundDifference } from './types';

/** A config and its locale files; neither needs to be valid. */
export interface SiteContent {
  config: unknown;
  words: Record<Language, Messages>;
}

/**
 * Returns the differences between two sites, as a visitor or a maintainer would name them. It compares texts, not keys:
 * a text that is shown as before has not changed when its key is renamed.
 *
 * @returns the differences outside the pages, then those of each page in the new order, then the removed pages
 */
export function siteDifferences(before: SiteContent, after: SiteContent): Difference[] {
  const [old, now] = [resolveConfig(before), resolveConfig(after)];
  const outside = valueDifferences({ ...old, pages: undefined }, { ...now, pages: undefined });
  const layout = valueDifferences(layoutTexts(before), layoutTexts(after));
  return mergeSharedTexts([
    ...[...outside, ...layout].map((difference) => ({ ...difference, page: null, block: null })),
    ...pagesDifferences(listOrEmpty(old.pages), listOrEmpty(now.pages)),
    ...invalidLists(old.pages, now.pages),
  ]);
}

function resolveConfig({ config, words }: SiteContent): Record<string, unknown> {
  return resolveTexts(stripComments(config), words) as Record<string, unknown>;
}

/** Returns the texts of the layout, which no field of the config names. */
function layoutTexts({ words }: SiteContent): unknown {
  const keys = new Set(languages.flatMap((language) => textKeys(valueIn(words, language).frame, 'frame')));
  return Object.fromEntries([...keys].map((key) => [key, resolveTexts(`t:${key}`, words)]));
}

function textKeys(messages: Messages | string | undefined, key: string): string[] {
  if (typeof messages === 'string') return [key];
  return Object.entries(messages ?? {}).flatMap(([name, inner]) => textKeys(inner, `${key}.${name}`));
}

/** Keeps each change of a shared text once, with the other places that show it. */
function mergeSharedTexts(differences: FoundDifference[]): Difference[] {
  const shared = new Map<string, Difference>();
  return differences.flatMap(({ key, ...difference }): Difference[] => {
    const result = { ...difference, also: [] };
    if (key === undefined) return [result];
    const change = `${difference.language} ${key}`;
    const first = shared.get(change);
    if (!first) {
      shared.set(change, result);
      return [result];
    }
    first.also.push([difference.page, fieldName(difference)].filter(Boolean).join(' '));
    return [];
  });
}

function listOrEmpty(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns only that "pages" has changed when one of the two is not a list. */
function invalidLists(before: unknown, after: unknown): FoundDifference[] {
  if (Array.isArray(before) && Array.isArray(after)) return [];
  return valueDifferences(
    Array.isArray(before) ? 'a list' : before,
    Array.isArray(after) ? 'a list' : after,
    'pages',
  ).map((difference) => ({ ...difference, page: null, block: null }));
}

import { languages, type Language } from '../../site/languages';
import type { Messages } from '../../site/site';
import { fieldName, type Difference, type FoundDifference } from './types';
import { pagesDifferences } from './diff-pages';
import { resolvedValues } from './resolve-texts';
import { valueDifferences } from './diff-values';
import { withoutComments } from '../../config/source/strip-comments';

/** A config and its words; neither need be right. */
export interface SiteContent {
  config: unknown;
  words: Record<Language, Messages>;
}

/**
 * What has changed between two sites, as a visitor or a maintainer would name it. Words are compared, not keys:
 * what is shown as before has not changed, whatever it is called now.
 *
 * @returns the changes around the pages first, then page by page in their order of now, then what is gone
 */
export function siteDifferences(before: SiteContent, after: SiteContent): Difference[] {
  const [old, now] = [resolvedConfig(before), resolvedConfig(after)];
  const around = valueDifferences({ ...old, pages: undefined }, { ...now, pages: undefined });
  const frame = valueDifferences(frameWords(before), frameWords(after));
  return told([
    ...[...around, ...frame].map((found) => ({ ...found, page: null, block: null })),
    ...pagesDifferences(list(old.pages), list(now.pages)),
    ...wrongLists(old.pages, now.pages),
  ]);
}

function resolvedConfig({ config, words }: SiteContent): Record<string, unknown> {
  return resolvedValues(withoutComments(config), words) as Record<string, unknown>;
}

/** The words around the pages: no field of the config names them. */
function frameWords({ words }: SiteContent): unknown {
  const keys = new Set(languages.flatMap((language) => textKeys(words[language].frame, 'frame')));
  return Object.fromEntries([...keys].map((key) => [key, resolvedValues(`t:${key}`, words)]));
}

function textKeys(words: Messages | string | undefined, key: string): string[] {
  if (typeof words === 'string') return [key];
  return Object.entries(words ?? {}).flatMap(([name, inner]) => textKeys(inner, `${key}.${name}`));
}

/** Each change of words once, with the other places that show them. */
function told(found: FoundDifference[]): Difference[] {
  const shared = new Map<string, Difference>();
  return found.flatMap(({ key, ...difference }): Difference[] => {
    const own = { ...difference, also: [] };
    if (key === undefined) return [own];
    const change = `${difference.language} ${key}`;
    const known = shared.get(change);
    if (!known) {
      shared.set(change, own);
      return [own];
    }
    known.also.push([difference.page, fieldName(difference)].filter(Boolean).join(' '));
    return [];
  });
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Of pages that are no list there is nothing to tell but that. */
function wrongLists(before: unknown, after: unknown): FoundDifference[] {
  if (Array.isArray(before) && Array.isArray(after)) return [];
  return valueDifferences(
    Array.isArray(before) ? 'a list' : before,
    Array.isArray(after) ? 'a list' : after,
    'pages',
  ).map((found) => ({ ...found, page: null, block: null }));
}

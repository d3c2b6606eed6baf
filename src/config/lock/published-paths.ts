import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../site/types.generated';
import { isPublished } from '../publication/schedule';
import { readJson } from '../source/read-json';

/** The list of paths that were published; whoever wants no list deletes it, and nothing is checked. */
export const PUBLISHED_PATHS = 'published-paths.json';

/**
 * The paths that are published at a moment, and those that were before: a path stays in the list, for the redirect
 * that stands there must stay too.
 *
 * @param before the paths in the list so far
 * @returns the paths in the order of their signs
 */
export function publishedPaths(config: SiteConfig, now: Date, before: readonly string[]): string[] {
  const out = config.pages.flatMap((page) => (isPublished(page, now) ? [page.path] : []));
  return [...new Set([...before, ...out])].toSorted((one, other) => (one < other ? -1 : 1));
}

/** The list as it stands in its file. */
export function publishedPathsText(paths: readonly string[]): string {
  const $comment = 'Written by "npm run paths". Each of these addresses has a page or a redirect.';
  return `${JSON.stringify({ $comment, paths }, null, 2)}\n`;
}

/**
 * Reads the list.
 *
 * @param root the folder of the project
 * @returns the file and its paths, or null when there is none; `paths` is null when it is no such list
 */
export function readPublishedPaths(root: string) {
  if (!existsSync(join(root, PUBLISHED_PATHS))) return null;
  const { source, problems } = readJson(root, PUBLISHED_PATHS);
  const paths: unknown = Reflect.get(Object(source.value), 'paths');
  const isList = Array.isArray(paths) && paths.every((path) => typeof path === 'string');
  return { source, problems, paths: isList ? (paths as string[]) : null };
}

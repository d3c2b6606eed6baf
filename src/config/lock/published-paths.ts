import { commitHash, git } from '../../lib/git';
import { languagesOf } from '../../site/languages';
import { ownUrls } from '../../site/page-url';
import type { SiteConfig } from '../../site/types.generated';
import { readSource } from '../source/json-source';
import { lockOf, SITE_LOCK } from './site-lock';

/**
 * Returns the paths that were published where the site and a commit parted: those of the base of a pull request.
 *
 * @param commit any name of a commit
 * @returns undefined when Git does not know, as in a folder without history
 */
export function earlierPaths(root: string, commit: string): readonly string[] | undefined {
  const known = commitHash(root, commit);
  const base = known && git(root, ['merge-base', 'HEAD', known]);
  if (!base) return undefined;
  const text = git(root, ['cat-file', 'blob', `${base}:./${SITE_LOCK}`]) ?? '{}';
  return lockOf(readSource(SITE_LOCK, text).source.value).paths ?? [];
}

/**
 * Returns the paths of a published site, and those that were published before. A path stays in the list
 * because its redirect must stay too.
 *
 * @param before the paths in the list so far
 * @returns the paths, sorted by character code
 */
export function publishedPaths(config: SiteConfig, before: readonly string[]): string[] {
  const site = languagesOf(config);
  const published = config.pages.flatMap(({ path }) => ownUrls(site, path));
  return [...new Set([...before, ...published])].toSorted((one, other) => (one < other ? -1 : 1));
}

import { languagesOf } from '../../site/languages';
import { ownUrls } from '../../site/page-url';
import type { SiteConfig } from '../../site/types.generated';

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

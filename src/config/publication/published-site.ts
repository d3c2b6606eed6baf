import type { Path } from '../../lib/json';
import type { SiteConfig } from '../../site/types.generated';
import type { FindReferences } from '../references/find-references';
import { emptyBlocks, siteWithout } from './site-without';

export interface PublishedSite {
  /** The published part of the config, without references to drafts. */
  config: SiteConfig;
  /** The paths of what is omitted, such as a draft, a link to it, and a block that has nothing to show. */
  lost: Path[];
}

/**
 * Returns the published part of a site: draft pages, ads and redirects are removed with all links to them, and blocks that
 * have nothing to show; users of the result handle neither.
 *
 * @param config a valid config: no link leads to a draft, and required pages are published
 * @param findReferences finds the links of a config and the anchors that they lead to
 */
export function publishedSite(config: SiteConfig, findReferences: FindReferences): PublishedSite {
  const { pages, ads, redirects = [] } = config;
  const drafts = [...pages, ...ads, ...redirects].filter(({ status }) => status === 'draft');
  const gone = [...drafts, ...emptyBlocks(config)];
  return gone.length === 0 ? { config, lost: [] } : siteWithout(config, gone, findReferences);
}

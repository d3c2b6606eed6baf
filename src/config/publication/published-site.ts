import type { SiteConfig } from '../../site/types.generated';
import type { FindReferences } from '../references/find-references';
import type { Loss } from '../references/without-parts';
import { isPublished, nextChange } from './schedule';
import { emptyBlocks, siteWithout } from './site-without';

export interface PublishedSite {
  /** The published part of the config, without references to unpublished content. */
  config: SiteConfig;
  /** Omitted parts of published content, such as links to pages that are not published yet, and blocks without content. */
  notices: Loss[];
  /** When the site has to be built again; undefined when nothing is published or expires later. */
  next: Date | undefined;
}

/**
 * Returns the part of a site that is published at a moment. Drafts and pages, ads and redirects outside their dates are
 * removed with all links to them, and blocks that have nothing to show; users of the result do not handle dates.
 *
 * @param config a valid config: no link leads to a draft, and required pages are always published
 * @param now the clock of the build
 * @param findReferences finds the links of a config and the anchors that they lead to
 * @param drafts whether unpublished pages and draft ads and redirects are included, as in development
 */
export function publishedSite(
  config: SiteConfig,
  now: Date,
  findReferences: FindReferences,
  { drafts = false } = {},
): PublishedSite {
  const { ads, redirects = [] } = config;
  const next = nextChange([...config.pages, ...ads, ...redirects], now);
  const gone = [
    ...config.pages.filter((page) => !drafts && !isPublished(page, now)),
    ...[...ads, ...redirects].filter((dated) => !isPublished(dated, now, drafts)),
    ...emptyBlocks(config),
  ];
  if (gone.length === 0) return { config, notices: [], next };
  const { config: published, lost } = siteWithout(config, gone, findReferences);
  return { config: published, notices: lost, next };
}

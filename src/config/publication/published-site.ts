import { setAt } from '../../lib/json';
import type { SiteConfig } from '../../site/types.generated';
import { anchorsByPage } from '../anchors';
import type { FindReferences } from '../references/find-references';
import type { ReferenceList } from '../references/reference';
import { pageTargets } from '../references/targets';
import { isPublished, nextChange, type Dated } from './schedule';
import { siteWith, type Notice } from './site-with';

export interface PublishedSite {
  /** The published part of the config, without references to unpublished content. */
  config: SiteConfig;
  /** Omitted parts of published content, such as links to pages that are not published yet. */
  notices: Notice[];
  /** When the site has to be built again; undefined when nothing is published or expires later. */
  next: Date | undefined;
}

/**
 * Returns the part of a site that is published at a moment. Drafts and pages, ads and redirects outside their dates are
 * removed with all links to them; users of the result do not handle dates.
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
  const pages = config.pages.filter((page) => drafts || isPublished(page, now));
  const hasAll = pages.length === config.pages.length;
  if (hasAll && [...ads, ...redirects].every((dated) => isPublished(dated, now, drafts)))
    return { config, notices: [], next };
  const isKept = (entry: Dated) =>
    'blocks' in entry ? drafts || isPublished(entry, now) : isPublished(entry, now, drafts);
  const { config: published, notices } = siteWith(config, isKept);
  return { config: removeDeadAnchors(published, findReferences(published)), notices, next };
}

/**
 * Returns a config in which links to removed anchors lead to the page instead. An anchor is removed with its block or
 * part; the contact form has an anchor for every page, which is removed with the page.
 *
 * @param list the references and declarations of the config
 */
function removeDeadAnchors(config: SiteConfig, list: ReferenceList): SiteConfig {
  const anchors = anchorsByPage(config, list);
  const changed = structuredClone(config);
  for (const { page, anchor, path } of pageTargets(list))
    if (anchor !== undefined && anchors.get(page)?.has(anchor) === false) setAt(changed, path, page);
  return changed;
}

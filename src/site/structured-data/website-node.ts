import type { WebSiteLeaf } from 'schema-dts';
import type { Site } from '../site';
import { siteIds } from './node-ids';

/** Returns the node of the site, which is the same on every page. */
export function websiteNode(site: Site): WebSiteLeaf {
  const ids = siteIds(site);
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: site.config.organization.name,
    url: `${site.config.url}/`,
    inLanguage: site.languages,
    publisher: { '@id': ids.organization },
  };
}

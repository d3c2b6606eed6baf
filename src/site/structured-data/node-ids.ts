import { pageUrl } from '../page-url';
import type { PageData } from '../page-data.types';
import type { Site } from '../site';

/** Returns the ids of the nodes that are the same on every page, so that search engines merge them. */
export function siteIds(site: Site) {
  const home = `${site.config.url}${pageUrl(site, '/', site.defaultLanguage)}`;
  return {
    organization: `${home}#organization`,
    logo: `${home}#logo`,
    website: `${home}#website`,
    /** @param index the index of the area in the config, counted from 0 */
    area: (index: number) => `${home}#area-${index + 1}`,
  };
}

/** Returns the ids of the nodes that belong to one page in one language. */
export function pageIds({ config }: Site, { url }: PageData) {
  const address = `${config.url}${url}`;
  return {
    address,
    page: `${address}#webpage`,
    breadcrumbs: `${address}#breadcrumbs`,
    service: `${address}#service`,
  };
}

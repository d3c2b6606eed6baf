import { pageUrl } from '../page-url';
import type { PageData } from '../page-data.types';
import type { Site } from '../site';

/** The names of the nodes that are the same on every page, so that search engines put them together. */
export function siteIds({ config }: Site) {
  const home = `${config.url}${pageUrl('/', 'fr')}`;
  return {
    organization: `${home}#organization`,
    logo: `${home}#logo`,
    website: `${home}#website`,
    /** @param index the place of the area in the config, counted from 0 */
    area: (index: number) => `${home}#area-${index + 1}`,
  };
}

/** The names of the nodes that belong to one page in one language. */
export function pageIds({ config }: Site, { url }: PageData) {
  const address = `${config.url}${url}`;
  return {
    address,
    page: `${address}#webpage`,
    breadcrumbs: `${address}#breadcrumbs`,
    service: `${address}#service`,
    works: `${address}#works`,
    /** @param id the project's id in the config; the word before it keeps it from being one of the above */
    project: (id: string) => `${address}#project-${id}`,
  };
}

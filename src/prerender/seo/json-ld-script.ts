import type { Language } from '../../site/languages';
import type { PageData } from '../../site/page-data.types';
import type { Site } from '../../site/site';
import { structuredData } from '../../site/structured-data/structured-data';

/**
 * The structured data of a page as the element that stands in its head. A browser does not run it, and the
 * security policy has nothing against it: it is a data block (HTML Standard, « The script element »).
 *
 * @param path the page's path in the config, such as `/contact`
 * @param page the page's data, for whoever has them already
 * @returns the element; no word can end it early, for every `<` is escaped
 */
export function structuredDataScript(site: Site, path: string, language: Language, page?: PageData): string {
  const json = JSON.stringify(structuredData(site, path, language, page)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

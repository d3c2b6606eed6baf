import type { Language } from '../../site/languages';
import type { PageData } from '../../site/page-data.types';
import type { PagePath } from '../../site/page-url';
import type { Site } from '../../site/site';
import { structuredData } from '../../site/structured-data/structured-data';

/**
 * Returns the structured data of a page as a script element for the head. Browsers do not execute it and the security
 * policy allows it, because it is a data block (HTML Standard, “The script element”). Every `<` is escaped, so that no
 * text can end the element.
 *
 * @param path the page's path in the config, such as `/contact`
 * @param page the page's data, if already created
 */
export function structuredDataScript(
  site: Site,
  path: PagePath,
  language: Language,
  page?: PageData,
): string {
  const json = JSON.stringify(structuredData(site, path, language, page)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

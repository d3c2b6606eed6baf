import { contentHash } from '../../../lib/content-hash';
import { valueIn, type Language } from '../../../site/languages';
import { notFoundData, pageData } from '../../../site/page-data/page-data';
import type { BuiltPage, PageData } from '../../../site/page-data.types';
import { onPage } from '../../../site/page-error';
import { dataUrl, pageFile, pageUrl, type PagePath } from '../../../site/page-url';
import type { Site } from '../../../site/site';
import { structuredData } from '../../../site/structured-data/structured-data';

/** A build of the site: its id, and the URL of the layout's data in each language. */
export interface BuildInfo {
  build: string;
  layouts: Record<Language, string>;
}

/** A page whose input is created on demand. */
export interface ListedPage {
  url: string;
  /** The path of the HTML file, such as `en/contact.html`. */
  html: string;
  /** The path of the data file, such as `en/contact.json`. */
  data: string;
  /**
   * Returns the input for rendering the page, the only parts in which documents differ.
   *
   * @throws LocatedError when it has none
   */
  input(): ReturnType<typeof pageInput>;
}

/** Yields the pages of a site in every language: those of the config and the "not found" page. */
export function* listPages(site: Site, buildInfo: BuildInfo): Generator<ListedPage> {
  for (const language of site.languages) {
    for (const { path } of [...site.config.pages, { path: NOT_FOUND }]) {
      const url = pageUrl(site, path, language);
      yield {
        url,
        html: pageFile(site, path, language),
        data: dataUrl(url).slice(1),
        input: () => onPage({ url, language }, undefined, () => pageInput(site, path, language, buildInfo)),
      };
    }
  }
}

const NOT_FOUND = '/404';

/** Returns the number of pages of a site in all languages, including the "not found" pages. */
export function pageCount(site: Site): number {
  return site.languages.length * (site.config.pages.length + 1);
}

function pageInput(site: Site, path: PagePath, language: Language, { build, layouts }: BuildInfo) {
  const layout = valueIn(layouts, language);
  const isFound = path !== NOT_FOUND;
  const data = isFound ? pageData(site, path, language) : notFoundData(site, language);
  const script = isFound ? structuredDataScript(site, data) : '';
  const content = JSON.stringify(data);
  // Without the build: the version of a page depends on its content only.
  const origin = { build, version: contentHash(layout + content + script), layout };
  const page: BuiltPage = { ...origin, ...data };
  return {
    page,
    /** The page as JSON, the content of the data file. */
    json: `${JSON.stringify(origin).slice(0, -1)},${content.slice(1)}`,
    /** The script element with the structured data; empty on the "not found" page. */
    structuredData: script,
  };
}

/**
 * Returns the structured data of a page as a script element for the head. Browsers do not execute it and the security
 * policy allows it, because it is a data block (HTML Standard, “The script element”). Every `<` is escaped, so that no
 * text can end the element.
 */
export function structuredDataScript(site: Site, page: PageData): string {
  const json = JSON.stringify(structuredData(site, page)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

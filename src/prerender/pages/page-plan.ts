import { createHash } from 'node:crypto';
import { valueIn, type Language } from '../../site/languages';
import { notFoundData, pageData } from '../../site/page-data/page-data';
import type { BuiltPage, PageData } from '../../site/page-data.types';
import { dataUrl, pageFile, pageUrl, type PagePath } from '../../site/page-url';
import type { Site } from '../../site/site';
import { structuredDataScript } from '../seo/json-ld-script';

/** A build of the site: its id, and the URL of the layout's data in each language. */
export interface BuildInfo {
  build: string;
  layouts: Record<Language, string>;
}

/** The input for rendering a page: its data and structured data, the only parts in which documents differ. */
export interface PageInput {
  /** The content of the data file. */
  page: BuiltPage;
  /** The script element with the structured data; empty on the "not found" page. */
  structuredData: string;
}

/** A page whose input is created on demand. */
export interface PlannedPage {
  url: string;
  /** The path of the HTML file, such as `en/contact.html`. */
  html: string;
  /** The path of the data file, such as `en/contact.json`. */
  data: string;
  /** Creates the input. */
  input(): PageInput;
}

/** Yields the pages of a site in every language: those of the config and the "not found" page. */
export function* planPages(site: Site, buildInfo: BuildInfo): Generator<PlannedPage> {
  for (const language of site.languages) {
    for (const page of site.config.pages) {
      const create = () => {
        const data = pageData(site, page.path, language);
        return { data, structuredData: structuredDataScript(site, page.path, language, data) };
      };
      yield plannedPage(site, page.path, language, create, buildInfo);
    }
    const create = () => ({ data: notFoundData(site, language), structuredData: '' });
    yield plannedPage(site, '/404', language, create, buildInfo);
  }
}

/** Returns the number of pages of a site in all languages, including the "not found" pages. */
export function pageCount(site: Site): number {
  return site.languages.length * (site.config.pages.length + 1);
}

function plannedPage(
  site: Site,
  path: PagePath,
  language: Language,
  create: () => { data: PageData; structuredData: string },
  { build, layouts }: BuildInfo,
): PlannedPage {
  const url = pageUrl(site, path, language);
  const layout = valueIn(layouts, language);
  return {
    url,
    html: pageFile(site, path, language),
    data: dataUrl(url).slice(1),
    input() {
      const { data, structuredData } = create();
      // Without the build: the version of a page depends on its content only.
      const version = hashOf([layout, data, structuredData]).slice(0, 10);
      return { page: { build, version, layout, ...data }, structuredData };
    },
  };
}

function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

import { createHash } from 'node:crypto';
import { languages, type Language } from '../../site/languages';
import { notFoundData, pageData, type BuildInfo } from '../../site/page-data/page-data';
import type { PageData } from '../../site/page-data.types';
import { dataUrl, pageFile, pageUrl } from '../../site/page-url';
import type { Site } from '../../site/site';
import { structuredDataScript } from '../seo/json-ld-script';

/** A page of the built site before it is drawn: its data and its structured data, which is all that a document differs by. */
export interface PageInput {
  /** The file of the document, such as `en/contact.html`. */
  html: string;
  /** The file of the data, such as `en/contact.json`. */
  data: string;
  /** The data, as they stand in their file. */
  json: string;
  /** The element of its structured data; empty on the page shown where there is none. */
  structuredData: string;
  /** A hash of what stands in the data and the structured data. */
  hash: string;
}

/** A page whose data are made when they are asked for. */
export interface PlannedPage extends Pick<PageInput, 'html' | 'data'> {
  /** A hash of what the config says of this page alone; the rest of its data comes from its surroundings. */
  own: string;
  /** Makes the data. */
  sheet(): PageInput;
}

/**
 * The pages of a site, one after the other: those of the config in each language, and the ones shown where
 * there is none.
 *
 * @param edition the build the pages belong to
 */
export function* planPages(site: Site, edition: BuildInfo): Generator<PlannedPage> {
  const owns = new Map<string, string>();
  for (const language of languages) {
    for (const page of site.config.pages) {
      const own = owns.get(page.id) ?? hashOf(page);
      owns.set(page.id, own);
      const make = () => {
        const data = pageData(site, page.path, language, nameless(edition));
        return { data, structuredData: structuredDataScript(site, page.path, language, data) };
      };
      yield planned(page.path, language, own, make, edition);
    }
    // What it says stands outside the pages: in the surroundings of them all.
    const make = () => ({ data: notFoundData(site, language, nameless(edition)), structuredData: '' });
    yield planned('/404', language, '', make, edition);
  }
}

/** How many pages a site has, the ones shown where there is none among them. */
export function pageCount(site: Site): number {
  return languages.length * (site.config.pages.length + 1);
}

/**
 * A hash of everything that the data of pages are made from but what the config says of each alone: of other
 * pages, a page knows the name, the address and the summary, never the blocks.
 */
export function sharedInputHash({ config, messages: words, pictures }: Site): string {
  const known = config.pages.map((page) => ({ ...page, blocks: [], title: '', description: '' }));
  return hashOf({ config: { ...config, pages: known }, words, pictures: [...pictures] });
}

/** A page's version says what stands in it, whichever build it is of. */
function nameless({ frames }: BuildInfo): BuildInfo {
  return { build: '', frames };
}

const UNNAMED = '{"build":"","version":""';

function planned(
  path: string,
  language: Language,
  own: string,
  make: () => { data: PageData; structuredData: string },
  { build }: BuildInfo,
): PlannedPage {
  const files = { html: pageFile(path, language), data: dataUrl(pageUrl(path, language)).slice(1) };
  return {
    ...files,
    own,
    sheet() {
      const { data, structuredData } = make();
      const unnamed = JSON.stringify(data);
      if (!unnamed.startsWith(UNNAMED))
        throw new Error(`the data of ${files.html} begin with no build and version`);
      const hash = hashOfText(unnamed + structuredData);
      const names = JSON.stringify({ build, version: hash.slice(0, 10) });
      return { ...files, json: names.slice(0, -1) + unnamed.slice(UNNAMED.length), structuredData, hash };
    },
  };
}

function hashOf(value: object): string {
  return hashOfText(JSON.stringify(value));
}

function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

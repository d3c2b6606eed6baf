import { createHash } from 'node:crypto';
import { languages, type Language } from '../../site/languages';
import { notFoundData, pageData, type BuildInfo } from '../../site/page-data/page-data';
import type { PageData } from '../../site/page-data.types';
import { dataUrl, pageFile, pageUrl } from '../../site/page-url';
import type { Site } from '../../site/site';
import { structuredDataScript } from '../seo/json-ld-script';

/** The input for rendering a page: its data and structured data, the only parts in which documents differ. */
export interface PageInput {
  /** The path of the HTML file, such as `en/contact.html`. */
  html: string;
  /** The path of the data file, such as `en/contact.json`. */
  data: string;
  /** The content of the data file. */
  json: string;
  /** The script element with the structured data; empty on the "not found" page. */
  structuredData: string;
  /** A hash of the data and the structured data. */
  hash: string;
}

/** A page whose input is created on demand. */
export interface PlannedPage extends Pick<PageInput, 'html' | 'data'> {
  /** A hash of the page's own part of the config; all other inputs are shared (`sharedInputHash`). */
  own: string;
  /** Creates the input. */
  input(): PageInput;
}

/** Yields the pages of a site in every language: those of the config and the "not found" page. */
export function* planPages(site: Site, buildInfo: BuildInfo): Generator<PlannedPage> {
  const ownHashes = new Map<string, string>();
  for (const language of languages) {
    for (const page of site.config.pages) {
      const own = ownHashes.get(page.id) ?? hashOf(page);
      ownHashes.set(page.id, own);
      const create = () => {
        const data = pageData(site, page.path, language, withoutBuild(buildInfo));
        return { data, structuredData: structuredDataScript(site, page.path, language, data) };
      };
      yield plannedPage(page.path, language, own, create, buildInfo);
    }
    // Its texts are not part of a page in the config but of the shared input.
    const create = () => ({
      data: notFoundData(site, language, withoutBuild(buildInfo)),
      structuredData: '',
    });
    yield plannedPage('/404', language, '', create, buildInfo);
  }
}

/** Returns the number of pages of a site in all languages, including the "not found" pages. */
export function pageCount(site: Site): number {
  return languages.length * (site.config.pages.length + 1);
}

/**
 * Returns a hash of the inputs that the data of all pages share. It excludes each page's own blocks, title and
 * description: a page uses the name, the path and the summary of other pages, never their blocks.
 */
export function sharedInputHash({ config, messages, pictures }: Site): string {
  const pages = config.pages.map((page) => ({ ...page, blocks: [], title: '', description: '' }));
  return hashOf({ config: { ...config, pages }, messages, pictures: [...pictures] });
}

/** Removes the id of the build: the version of a page depends on its content, not on the build. */
function withoutBuild({ layouts: frames }: BuildInfo): BuildInfo {
  return { build: '', layouts: frames };
}

/** The start of the data without build id and version. */
const EMPTY_HEADER = '{"build":"","version":""';

function plannedPage(
  path: string,
  language: Language,
  own: string,
  create: () => { data: PageData; structuredData: string },
  { build }: BuildInfo,
): PlannedPage {
  const files = { html: pageFile(path, language), data: dataUrl(pageUrl(path, language)).slice(1) };
  return {
    ...files,
    own,
    input() {
      const { data, structuredData } = create();
      const content = JSON.stringify(data);
      if (!content.startsWith(EMPTY_HEADER))
        throw new Error(`The data of ${files.html} does not start with "build" and "version".`);
      const hash = hashOfText(content + structuredData);
      const header = JSON.stringify({ build, version: hash.slice(0, 10) });
      return {
        ...files,
        json: header.slice(0, -1) + content.slice(EMPTY_HEADER.length),
        structuredData,
        hash,
      };
    },
  };
}

function hashOf(value: object): string {
  return hashOfText(JSON.stringify(value));
}

function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

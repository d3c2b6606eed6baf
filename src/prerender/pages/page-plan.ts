import { createHash } from 'node:crypto';
import { modelOf } from '../../site/blocks/index';
import { languages, valueIn, type Language } from '../../site/languages';
import { notFoundData, pageData } from '../../site/page-data/page-data';
import type { BuiltPage, PageData } from '../../site/page-data.types';
import { dataUrl, pageFile, pageUrl, type PagePath } from '../../site/page-url';
import { pageById, type Site } from '../../site/site';
import type { Page } from '../../site/types.generated';
import { structuredDataScript } from '../seo/json-ld-script';

/** A build of the site: its id, and the URL of the layout's data in each language. */
export interface BuildInfo {
  build: string;
  layouts: Record<Language, string>;
}

/** The input for rendering a page: its data and structured data, the only parts in which documents differ. */
export interface PageInput {
  /** The path of the HTML file, such as `en/contact.html`. */
  html: string;
  /** The path of the data file, such as `en/contact.json`. */
  data: string;
  /** The content of the data file. */
  page: BuiltPage;
  /** The script element with the structured data; empty on the "not found" page. */
  structuredData: string;
  /** A hash of the data and the structured data. */
  hash: string;
}

/** A page whose input is created on demand. */
export interface PlannedPage extends Pick<PageInput, 'html' | 'data'> {
  url: string;
  /** Returns a hash of the page's own part of the config, with the blocks that it repeats; all other inputs are shared (`sharedInputHash`). */
  own(): string;
  /** Creates the input. */
  input(): PageInput;
}

/** Yields the pages of a site in every language: those of the config and the "not found" page. */
export function* planPages(site: Site, buildInfo: BuildInfo): Generator<PlannedPage> {
  const ownHashes = new Map<string, string>();
  const ownHash = (page: Page) => {
    const hash = ownHashes.get(page.id) ?? hashOf([page, ...repeatedBlocks(site, page)]);
    ownHashes.set(page.id, hash);
    return hash;
  };
  for (const language of languages) {
    for (const page of site.config.pages) {
      const create = () => {
        const data = pageData(site, page.path, language);
        return { data, structuredData: structuredDataScript(site, page.path, language, data) };
      };
      yield plannedPage(page.path, language, () => ownHash(page), create, buildInfo);
    }
    // Its texts are not part of a page in the config but of the shared input.
    const create = () => ({ data: notFoundData(site, language), structuredData: '' });
    yield plannedPage('/404', language, () => '', create, buildInfo);
  }
}

/** Returns the number of pages of a site in all languages, including the "not found" pages. */
export function pageCount(site: Site): number {
  return languages.length * (site.config.pages.length + 1);
}

/**
 * Returns a hash of the inputs that the data of all pages share. It excludes each page's own blocks, title and
 * description: a page uses the name, the path and the summary of other pages, and blocks only of those that it repeats.
 */
export function sharedInputHash({ config, messages, pictures }: Site): string {
  const pages = config.pages.map((page) => ({ ...page, blocks: [], title: '', description: '' }));
  return hashOf({ config: { ...config, pages }, messages, pictures: [...pictures] });
}

/** Returns the blocks of the other pages that a page repeats parts of. */
function repeatedBlocks(site: Site, page: Page): object[] {
  return page.blocks.flatMap((block) =>
    (modelOf(block).repeatedPages?.(block) ?? []).map((id) => pageById(site, id).blocks),
  );
}

function plannedPage(
  path: PagePath,
  language: Language,
  own: () => string,
  create: () => { data: PageData; structuredData: string },
  { build, layouts }: BuildInfo,
): PlannedPage {
  const url = pageUrl(path, language);
  const files = { html: pageFile(path, language), data: dataUrl(url).slice(1) };
  const layout = valueIn(layouts, language);
  return {
    ...files,
    url,
    own,
    input() {
      const { data, structuredData } = create();
      // Without the build: the version of a page depends on its content only.
      const hash = hashOf([layout, data, structuredData]);
      return {
        ...files,
        page: { build, version: hash.slice(0, 10), layout, ...data },
        structuredData,
        hash,
      };
    },
  };
}

function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

import { createHash } from 'node:crypto';
import { languages } from '../site/languages';
import { notFoundData, pageData, type Edition } from '../site/page-data';
import type { PageData } from '../site/page-data.types';
import { dataUrl, pageFile, pageUrl } from '../site/page-url';
import type { Site } from '../site/site';

/** A page of the built site before it is drawn: its data, which is all that a document differs by. */
export interface PageSheet {
  /** The file of the document, such as `en/contact.html`. */
  html: string;
  /** The file of the data, such as `en/contact.json`. */
  data: string;
  /** The data, as they stand in their file. */
  json: string;
  /** A hash of what stands in the data. */
  hash: string;
}

/**
 * The pages of a site, one after the other: those of the config in each language, and the ones shown where
 * there is none.
 *
 * @param edition the build the pages belong to
 */
export function* pageSheets(site: Site, edition: Edition): Generator<PageSheet> {
  for (const language of languages) {
    for (const { path } of site.config.pages)
      yield pageSheet(path, pageData(site, path, language, nameless(edition)), edition);
    yield pageSheet('/404', notFoundData(site, language, nameless(edition)), edition);
  }
}

/** How many pages a site has, the ones shown where there is none among them. */
export function pageCount(site: Site): number {
  return languages.length * (site.config.pages.length + 1);
}

/** A page's version says what stands in it, whichever build it is of. */
function nameless({ frames }: Edition): Edition {
  return { build: '', frames };
}

const UNNAMED = '{"build":"","version":""';

function pageSheet(path: string, page: PageData, { build }: Edition): PageSheet {
  const unnamed = JSON.stringify(page);
  if (!unnamed.startsWith(UNNAMED))
    throw new Error(`the data of ${page.url} begin with no build and version`);
  const hash = createHash('sha256').update(unnamed).digest('hex');
  const names = JSON.stringify({ build, version: hash.slice(0, 10) });
  return {
    html: pageFile(path, page.language),
    data: dataUrl(pageUrl(path, page.language)).slice(1),
    json: names.slice(0, -1) + unnamed.slice(UNNAMED.length),
    hash,
  };
}

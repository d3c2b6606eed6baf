import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { JSDOM } from 'jsdom';
import { isRedirectPage, readRedirects, REDIRECTS_FILE } from '../../src/publish/hosting/redirect-files';
import { isCompressible, isPrecompressed } from '../../src/lib/file-types';
import { parseUrl } from '../../src/lib/text/host-name';
import { once } from '../../src/lib/once';
import { SiteIndex, type BuiltPage } from '../support/invariants';

/** A document of a built site: a page, or a redirect page. */
export interface BuiltDocument extends BuiltPage {
  path: string;
  isRedirect: boolean;
}

/** What has to hold of a built site. Returns the problems, one line each with the file. */
export type Check = (site: BuiltSite) => string[] | Promise<string[]>;

const { DOMParser } = new JSDOM('').window;

/** A built site in a folder, known by its files alone: its config may have changed since. */
export class BuiltSite {
  /** The paths of all files. A link is one, too. */
  readonly all: readonly string[];
  /** The paths without precompressed copies. */
  readonly paths: readonly string[];
  readonly #parsed = once(() => this.#parse());

  constructor(readonly folder: string) {
    this.all = readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .toSorted();
    this.paths = this.all.filter((path) => !isPrecompressed(path));
  }

  /** The pages and redirect pages. */
  get documents(): readonly BuiltDocument[] {
    return this.#parsed().documents;
  }

  get pages(): readonly BuiltDocument[] {
    return this.#parsed().pages;
  }

  /** The home page of each language, that of the default language first. */
  get homes(): readonly BuiltDocument[] {
    return this.#parsed().homes;
  }

  get index(): SiteIndex {
    return this.#parsed().index;
  }

  #parse() {
    const documents = this.htmlFiles.map((path) => {
      const content = this.text(path);
      // A document of a window of its own is freed with its site; those of a parser are kept once they are searched.
      const { document } = new JSDOM(content).window;
      return { path, url: urlOf(path), document, isRedirect: isRedirectPage(content) };
    });
    const pages = documents.filter(({ isRedirect }) => !isRedirect);
    const homes = pages
      .filter(({ url, document }) => url === '/' || url === `/${document.documentElement.lang}`)
      .toSorted((one, other) => one.url.length - other.url.length);
    const canonical = homes[0]?.document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    const redirects = new Set(readRedirects(this.text(REDIRECTS_FILE)).keys());
    const origin = parseUrl(canonical)?.origin;
    const languages = homes.map(({ document }) => document.documentElement.lang);
    const site = { languages, defaultLanguage: languages[0] ?? '' };
    return {
      documents,
      pages,
      homes,
      index: new SiteIndex(site, pages, new Set(this.paths), redirects, origin),
    };
  }

  get htmlFiles(): string[] {
    return this.paths.filter((path) => path.endsWith('.html'));
  }

  /** Returns the bytes of a file; none when it is missing, which is a problem of its own. */
  bytes(path: string): Buffer {
    return this.all.includes(path) ? readFileSync(join(this.folder, path)) : Buffer.alloc(0);
  }

  text(path: string): string {
    return this.bytes(path).toString();
  }

  /** Returns a file as XML. */
  xml(path: string): Document {
    return new DOMParser().parseFromString(
      this.text(path),
      path.endsWith('.svg') ? 'image/svg+xml' : 'text/xml',
    );
  }

  /** The text files; the rules for hosts have no extension. */
  get textFiles(): string[] {
    return this.paths.filter((path) => isCompressible(path) || /^_[a-z]+$/.test(path));
  }
}

/** Returns the URL of an HTML file. */
function urlOf(path: string): string {
  return `/${path.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

import { JSDOM } from 'jsdom';
import type { Language, Languages } from '../../src/site/languages';
import { parseUrl } from '../../src/lib/text/host-name';
import { isRedirectPage } from '../../src/publish/hosting/redirect-files';
import { urlLanguage } from '../../src/site/page-url';
import { unsafeMarkup } from './unsafe-markup';

/** A built page: its address and its document. */
export interface BuiltPage {
  url: string;
  document: Document;
}

/** Returns the pages of a built site, without redirect pages. @param files the paths and contents of its files */
export function builtPages(files: { path: string; content: string }[]): BuiltPage[] {
  return files
    .filter(({ path, content }) => path.endsWith('.html') && !isRedirectPage(content))
    .map(({ path, content }) => ({
      url: `/${path.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
      document: new parser.DOMParser().parseFromString(content, 'text/html'),
    }));
}

const parser = new JSDOM('').window;

/** The rules for every page. Each returns the faults of a page. */
export const invariants: Record<string, (page: BuiltPage, site: SiteIndex) => string[]> = {
  'has exactly one h1': ({ document }) => {
    const count = document.querySelectorAll('h1').length;
    return count === 1 ? [] : [`${count} h1`];
  },
  'skips no heading level': ({ document }) => {
    const levels = [...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')].map((heading) =>
      Number(heading.tagName[1]),
    );
    return levels.flatMap((level, index) =>
      level > (levels[index - 1] ?? 0) + 1 ? [`h${level} after h${levels[index - 1]}`] : [],
    );
  },
  'has unique ids': ({ document }) => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  },
  'refers only to existing ids': ({ document }) =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(' ')
          .filter((id) => !document.getElementById(id))
          .map((id) => `${attribute}=${id}`),
      ),
    ),
  'has no dead internal link': ({ url, document }, site) =>
    [...document.querySelectorAll('a[href^="/"], a[href^="#"]')].flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      return site.deadLink(href, url) ?? [];
    }),
  'has no empty or unsafe link': ({ document }) =>
    [...document.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(?:\/|#|https:\/\/|mailto:|tel:\+)/.test(href)),
  'opens other sites in a new tab with rel=noopener': ({ document }) =>
    [...document.querySelectorAll('a[href^="https://"]')]
      .filter(
        (link) =>
          link.getAttribute('target') !== '_blank' || !/noopener/.test(link.getAttribute('rel') ?? ''),
      )
      .map((link) => link.getAttribute('href') ?? ''),
  'shows no raw key, undefined or [object Object]': ({ document }) =>
    textsOf(document).filter((text) =>
      /^t:[\w-]+\.|^frame\.[a-z]|^(?:undefined|null|NaN)$|\[object \w+\]|\{\{?\s*[\w.]+\s*\}?\}/.test(text),
    ),
  'declares its language and direction': ({ url, document }, site) => {
    const language = urlLanguage(site, url);
    const { lang, dir } = document.documentElement;
    return lang === language && dir === (language === 'ar' ? 'rtl' : 'ltr')
      ? []
      : [`lang=${lang} dir=${dir}`];
  },
  'has a title and a description': ({ document }) => {
    const title = document.title;
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    return [
      ...(title && document.querySelectorAll('title').length === 1 ? [] : [`title «${title}»`]),
      ...(description ? [] : ['no description']),
    ];
  },
  'names an icon for browsers that draw no SVG': ({ document }) =>
    document.querySelector('link[rel=icon][href$=".png"]') ? [] : ['no PNG among its icons'],
  'has an alternate link for each language of the page, if the site has several, and for no other': (
    page,
    site,
  ) =>
    // A preview hides all of its pages.
    (site.listed.length === 0 ? [] : site.languages).filter((language) => {
      const link = page.document.querySelector(`link[rel=alternate][hreflang=${language}]`);
      const other = site.page(addressIn(site, page, language));
      const isNamed =
        site.languages.length > 1 && site.isListed(page) && other !== undefined && site.isListed(other);
      return isNamed !== (link !== null);
    }),
  'has no empty list or group, and no heading of nothing': ({ document }) => {
    const lists = [...document.querySelectorAll('ul, ol, dl, tbody, nav, [role=group]')];
    const headings = [...document.querySelectorAll('h2:not(:has(a))')];
    return [
      ...lists.filter((list) => isEmptyBut(list, 'h2, h3')),
      ...headings.filter((heading) => isEmptyBut(heading.closest(PARTS)!, 'h2')),
    ].map((part) => part.outerHTML.slice(0, 160));
  },
  'runs, styles and fetches nothing but the files of the site': ({ document }) => unsafeMarkup(document),
  'gives every image an alt attribute, a width and a height': ({ document }) =>
    [...document.querySelectorAll('img')]
      .filter(
        (image) =>
          !image.hasAttribute('alt') || !image.hasAttribute('width') || !image.hasAttribute('height'),
      )
      .map((image) => image.outerHTML.slice(0, 80)),
};

/** What a heading may be the heading of. */
const PARTS = 'section, article, form, nav, aside, [role=group], [role=dialog], main';

/** Returns whether a part of a page has neither a text nor a picture nor a control, but for its headings. */
function isEmptyBut(part: Element, headings: string): boolean {
  const { document, NodeFilter } = parser;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof parser.Element))
      return node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    if (node.matches(headings)) return NodeFilter.FILTER_REJECT;
    return node.matches('img, svg, input, button') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  return walker.nextNode() === null;
}

/** Returns the text nodes and attributes of a page, with the title. */
function textsOf(document: Document): string[] {
  const texts = [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.attributes].map(({ value }) => value),
    ...[...element.childNodes].flatMap((node) =>
      node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : [],
    ),
  ]);
  return texts.map((text) => text.trim());
}

/** Returns the address of a page in a language, to which the language switch leads. */
function addressIn(site: SiteIndex, { url, document }: BuiltPage, language: Language): string {
  if (urlLanguage(site, url) === language) return url;
  return document.querySelector(`header a[hreflang=${language}]`)?.getAttribute('href') ?? '';
}

/** The pages and files of a site, to check links. */
export class SiteIndex implements Languages {
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly #byUrl: ReadonlyMap<string, BuiltPage>;
  readonly #names: ReadonlySet<string>;

  /** The pages that search engines may list. */
  readonly listed: readonly { url: string; title: string }[];
  readonly #listed: ReadonlySet<string>;

  /**
   * @param files the paths of the site
   * @param redirects its old addresses
   * @param origin its own origin, such as `https://www.trace.example`
   */
  constructor(
    { languages, defaultLanguage }: Languages,
    readonly pages: BuiltPage[],
    readonly files: ReadonlySet<string>,
    readonly redirects: ReadonlySet<string> = new Set(),
    readonly origin = 'https://site.invalid',
  ) {
    this.languages = languages;
    this.defaultLanguage = defaultLanguage;
    this.#byUrl = new Map(pages.map((page) => [page.url, page]));
    this.#names = new Set(
      pages.flatMap(({ document }) => document.querySelector('main')?.getAttribute('data-page') ?? []),
    );
    this.listed = pages
      .filter(({ document }) => !document.querySelector('meta[name=robots][content=noindex]'))
      .map(({ url, document }) => ({ url, title: document.title }));
    this.#listed = new Set(this.listed.map(({ url }) => url));
  }

  /** Returns whether search engines may list a page. */
  isListed({ url }: BuiltPage): boolean {
    return this.#listed.has(url);
  }

  /** Returns the page at an address. */
  page(url: string): BuiltPage | undefined {
    return this.#byUrl.get(url);
  }

  /**
   * Returns what is wrong with an address; undefined when it leads somewhere, or to another site.
   *
   * @param address as written: absolute, from the root, or relative
   * @param from the address of the file that contains it
   * @example site.deadLink('/contct', '/') // '"/contct" is not there'
   */
  deadLink(address: string, from: string): string | undefined {
    const base = `${this.origin}${from}`;
    const url = parseUrl(address, base);
    if (!url) return `"${address}" is no address`;
    if (url.origin !== this.origin) return undefined;
    const [path, anchor] = [decoded(url.pathname), decoded(url.hash.slice(1))];
    const own = `"${path}${anchor && `#${anchor}`}"`;
    const page = this.#byUrl.get(path)?.document;
    const name = path.slice(1);
    if (!page && ![name, `${name}.html`].some((file) => this.files.has(file)) && !this.redirects.has(path))
      return path.endsWith('/') ? `${own} ends in a slash` : `${own} is not there`;
    if (!page || anchor === '' || page.getElementById(anchor)) return undefined;
    // On a page with a form, an anchor can be the name of a page or of a subject, which sets the subject.
    const form = page.querySelector('form');
    if (form && (this.#names.has(anchor) || form.dataset.subjects?.split(' ').includes(anchor)))
      return undefined;
    return `${own} is there, but has no place "${anchor}"`;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

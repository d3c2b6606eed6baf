import { readRedirects } from '../../hosting/redirects-file';

/** The link targets on a page. */
export interface PagePlaces {
  ids: ReadonlySet<string>;
  /** The name of the page, from the `data-page` attribute of `main`. */
  name: string | undefined;
  hasForm: boolean;
}

/** Resolves the URLs of a built site. */
export class SiteAddresses {
  readonly #pages = new Map<string, PagePlaces>();
  readonly #names = new Set<string>();
  readonly #redirects: ReadonlyMap<string, unknown>;

  /**
   * @param files the paths of the built site
   * @param origin the origin of the site, without a trailing slash
   * @param redirects the text of `_redirects`; empty when there is none
   */
  constructor(
    readonly files: ReadonlySet<string>,
    readonly origin: string,
    redirects = '',
  ) {
    this.#redirects = readRedirects(redirects);
  }

  /** Adds a page; add all pages before calling `fault`. */
  add(url: string, places: PagePlaces): void {
    this.#pages.set(url, places);
    if (places.name) this.#names.add(places.name);
  }

  /**
   * Returns the path of a URL within the site.
   *
   * @param address the URL as written: absolute, from the root, or relative to the file
   * @param from the URL path of the file that contains it
   * @returns the path with the fragment; undefined for other sites and schemes such as `mailto:`
   */
  own(address: string, from: string): string | undefined {
    if (address.startsWith('/') && !/^\/[\\/]/.test(address)) return address;
    if (address.startsWith('#')) return `${from}${address}`;
    try {
      const url = new URL(address, `${this.origin}${from}`);
      return url.origin === this.origin ? `${url.pathname}${url.hash}` : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Returns what is wrong with a link within the site.
   *
   * @param own the result of `own`
   */
  fault(own: string): string | undefined {
    const [whole = '', place = ''] = own.split('#');
    const path = decoded(whole.split('?')[0] ?? '');
    if (!this.#leads(path)) return path.length > 1 && path.endsWith('/') ? 'ends in a slash' : 'is not there';
    const page = this.#pages.get(path);
    if (place === '' || !page || page.ids.has(decoded(place))) return undefined;
    // The form accepts the name of a page as fragment and fills in the subject.
    if (page.hasForm && this.#names.has(decoded(place))) return undefined;
    return `is there, but has no place "${place}"`;
  }

  #leads(path: string): boolean {
    const name = path.slice(1);
    return (
      path === '/' || this.files.has(name) || this.files.has(`${name}.html`) || this.#redirects.has(path)
    );
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { readRedirects } from '../../hosting/redirects-file';

/** What is known of a page for the links that lead to it. */
export interface PagePlaces {
  ids: ReadonlySet<string>;
  /** Its name, which its `main` carries. */
  name: string | undefined;
  hasForm: boolean;
}

/** Where the addresses of a built site lead. */
export class SiteAddresses {
  readonly #pages = new Map<string, PagePlaces>();
  readonly #names = new Set<string>();
  readonly #redirects: ReadonlyMap<string, unknown>;

  /**
   * @param files the paths of the built site
   * @param origin its own address, without a slash behind it
   * @param redirects the text of `_redirects`; empty when there is none
   */
  constructor(
    readonly files: ReadonlySet<string>,
    readonly origin: string,
    redirects = '',
  ) {
    this.#redirects = readRedirects(redirects);
  }

  /** Notes what a page has, before anybody asks for a place on it. */
  add(url: string, places: PagePlaces): void {
    this.#pages.set(url, places);
    if (places.name) this.#names.add(places.name);
  }

  /**
   * An address as the site itself names it.
   *
   * @param address as it is written, `https://…` or from the root, or beside the file that names it
   * @param from the address of the file that names it
   * @returns the path and, behind `#`, the place; undefined when it leads to another site, or to none, as `mailto:`
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
   * What is wrong with an address of the site.
   *
   * @param own what `own` gave
   */
  fault(own: string): string | undefined {
    const [whole = '', place = ''] = own.split('#');
    const path = decoded(whole.split('?')[0] ?? '');
    if (!this.#leads(path)) return path.length > 1 && path.endsWith('/') ? 'ends in a slash' : 'is not there';
    const page = this.#pages.get(path);
    if (place === '' || !page || page.ids.has(decoded(place))) return undefined;
    // The form takes the name of a page as its place and fills in the subject.
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

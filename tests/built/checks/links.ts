import { readRedirects, REDIRECTS_FILE } from '../../../src/publish/hosting/redirect-files';
import { addressFault } from '../../support/unsafe-markup';
import type { BuiltSite, Check } from '../built-site';

/** Where the site leads. */
export const linkChecks: Record<string, Check> = {
  'every address leads somewhere: links, places, pictures, scripts, data, manifests, sitemap, redirects': (
    site,
  ) =>
    addresses(site, ({ path, from, address }) => {
      const problem = site.index.deadLink(address, from);
      return problem === undefined ? [] : [`${path}: ${problem}`];
    }),

  'no file leads to an address that is not encrypted': (site) =>
    addresses(site, ({ path, address }) => {
      const problem = path.endsWith('.html') ? undefined : addressFault(address);
      return problem === undefined ? [] : [`${path}: "${address}" ${problem}`];
    }),
};

/** An address in a file of the site. */
interface Written {
  path: string;
  /** The address of the file, to which a relative address is relative. */
  from: string;
  address: string;
}

/** Returns the problems of all addresses of a site, each once per file. */
function addresses(site: BuiltSite, check: (written: Written) => string[]): string[] {
  const pages = site.documents.map(({ path, url, document }) => ({
    path,
    from: url,
    found: () => pageAddresses(document),
  }));
  const files = site.textFiles
    .filter((path) => !path.endsWith('.html'))
    .map((path) => ({ path, from: `/${path}`, found: () => fileAddresses(site, path) }));
  return [...pages, ...files].flatMap(({ path, from, found }) => {
    try {
      return [...new Set(found())].flatMap((address) => check({ path, from, address }));
    } catch {
      return [`${path}: cannot be read: it is not what its name says`];
    }
  });
}

/** The attributes that link or load an address. */
const attributes = ['href', 'src', 'action', 'poster', 'xlink:href', 'formaction'];

/** The attributes of the start script that name what it loads. */
const startAttributes = ['data-page', 'data-frame'];

/** The `meta` elements that contain an address. */
const meta = 'meta:is([property="og:url"], [property="og:image"], [name="twitter:image"])';

/** The fields of structured data that contain an address. A text may look like one. */
const structured = /^(?:@id|url|contentUrl|sameAs)$/;

function pageAddresses(document: Document): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (attributes.includes(name)) found.push(value);
      else if (name === 'srcset' || name === 'imagesrcset') found.push(...candidates(value));
      else if (startAttributes.includes(name) && element.localName === 'script') found.push(value);
  for (const element of document.querySelectorAll(meta)) found.push(element.getAttribute('content') ?? '');
  const refresh = document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content') ?? '';
  found.push(...(/url=(.*)$/i.exec(refresh)?.slice(1) ?? []));
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
    eachText(JSON.parse(textContent ?? ''), (value, key) => {
      // A fragment is an id there, not a place on the page.
      if (structured.test(key)) found.push(value.split('#')[0] ?? '');
    });
  return found;
}

/** The fields of page data and manifests that contain an address. */
const field = /^(?:href|url|frame|path|src|start_url|\w+Href)$/;

/** Returns the addresses in a file that is no page, by its type. */
function fileAddresses(site: BuiltSite, path: string): string[] {
  const text = site.text(path);
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '');
  if (path === REDIRECTS_FILE) return [...readRedirects(text).values()].map(({ to }) => to);
  if (path.endsWith('.txt')) return all(/^(?:Sitemap|Canonical):\s*(\S+)/gim);
  if (path.endsWith('.css')) return all(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/g);
  if (path.endsWith('.js')) return scriptAddresses(text);
  if (path.endsWith('.xml'))
    return [...site.xml(path).querySelectorAll('*')].flatMap((element) =>
      element.localName === 'loc' ? (element.textContent ?? '') : (element.getAttribute('href') ?? []),
    );
  if (!/\.(?:json|webmanifest)$/.test(path)) return [];
  const found: string[] = [];
  eachText(JSON.parse(text), (value, key, parent) => {
    if (key === 'srcset') found.push(...candidates(value));
    else if (field.test(key) || parent === 'alternates') found.push(value);
  });
  return found;
}

/** Returns the other files that a client script refers to: imports and assets. */
export function scriptAddresses(script: string): string[] {
  const found = script.matchAll(/["'`](\.\/[\w.-]+\.js|\/assets\/[\w.-]+\.\w+)["'`]/g);
  return [...found].map(([, path = '']) => path);
}

/** Returns the addresses of a `srcset`. */
function candidates(set: string): string[] {
  return set.split(',').flatMap((entry) => entry.trim().split(/\s+/)[0] || []);
}

function eachText(
  value: unknown,
  visit: (text: string, key: string, parent: string) => void,
  key = '',
  parent = '',
) {
  if (typeof value === 'string') visit(value, key, parent);
  else if (Array.isArray(value)) for (const item of value) eachText(item, visit, key, parent);
  else if (value !== null && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) eachText(item, visit, name, key);
}

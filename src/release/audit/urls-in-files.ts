import { readRedirects, REDIRECTS_FILE } from '../../hosting/redirects-file';
import type { HtmlTag } from './html-tags';

/**
 * Every address that a file of the site names, by what its name says it is. A page is read by `readPage`.
 *
 * @throws when it is not what its name says
 */
export function fileAddresses(path: string, text: string): string[] {
  if (path === REDIRECTS_FILE) return [...readRedirects(text).values()].map(({ to }) => to);
  if (path === 'robots.txt') return [...text.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url = '']) => url);
  if (path.endsWith('security.txt'))
    return [...text.matchAll(/^Canonical:\s*(\S+)/gim)].map(([, url = '']) => url);
  if (/\.(?:json|webmanifest)$/.test(path)) return dataAddresses(text);
  if (path.endsWith('.css')) return styleAddresses(text);
  if (path.endsWith('.js')) return scriptAddresses(text);
  return path.endsWith('.xml') ? sitemapAddresses(text) : [];
}

/** What a tag may lead to or fetch. */
const ATTRIBUTES = ['href', 'src', 'action', 'poster', 'xlink:href', 'formaction'];

/** The `meta` that name an address: share pictures, the page itself. */
const META = /^(?:og:(?:url|image)|twitter:image)$/;

/** Fields of the pages' data and of the manifest that hold an address. */
const FIELD = /^(?:href|url|frame|path|src|srcset|start_url|\w+Href)$/;

/** Every address that the tags of a page name, as it is written there. */
export function pageAddresses(tags: readonly HtmlTag[]): string[] {
  return tags.flatMap((tag) => {
    const { name, attributes } = tag;
    // The start script is told what it fetches; elsewhere such an attribute is a page's name.
    const own = name === 'script' ? [...ATTRIBUTES, 'data-page', 'data-frame'] : ATTRIBUTES;
    const plain = own.flatMap((attribute) => attributes.get(attribute) ?? []);
    const sets = ['srcset', 'imagesrcset'].flatMap((attribute) =>
      candidates(attributes.get(attribute) ?? ''),
    );
    return [...plain, ...sets, ...metaAddress(tag), ...linkedData(tag)];
  });
}

function metaAddress({ name, attributes }: HtmlTag): string[] {
  if (name !== 'meta') return [];
  const content = attributes.get('content') ?? '';
  if (META.test(attributes.get('property') ?? attributes.get('name') ?? '')) return [content];
  if (attributes.get('http-equiv')?.toLowerCase() !== 'refresh') return [];
  return /url=(.*)$/i.exec(content)?.slice(1) ?? [];
}

/** Structured data name pages and pictures by whole addresses; what stands behind `#` there is a name, not a place. */
function linkedData({ name, attributes, text }: HtmlTag): string[] {
  if (name !== 'script' || attributes.get('type') !== 'application/ld+json') return [];
  const found: string[] = [];
  eachText(JSON.parse(text), (value) => {
    if (/^https:\/\/[^\s{]+$/.test(value)) found.push(value.split('#')[0] ?? '');
  });
  return found;
}

/**
 * Every address that a file of data names: a page's, or a manifest's.
 *
 * @throws when it is not JSON
 */
export function dataAddresses(json: string): string[] {
  const found: string[] = [];
  eachText(JSON.parse(json), (value, field, parent) => {
    if (field === 'srcset') found.push(...candidates(value));
    else if (FIELD.test(field) || parent === 'alternates') found.push(value);
  });
  return found;
}

/** Every address that a style sheet fetches. */
export function styleAddresses(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}

/** Every other file that a script of the client names: what it imports, and other assets. */
export function scriptAddresses(script: string): string[] {
  return [...script.matchAll(/["'`](\.\/[\w.-]+\.js|\/assets\/[\w.-]+\.\w+)["'`]/g)].map(
    ([, path = '']) => path,
  );
}

/** Every address of a sitemap: the pages and, behind them, the pages in other languages. */
export function sitemapAddresses(xml: string): string[] {
  const found = xml.matchAll(/<(?:loc|image:loc)>([^<]*)<|href="([^"]*)"/g);
  return [...found].map(([, place, href]) => (place ?? href ?? '').replaceAll('&amp;', '&'));
}

/** The files of `srcset`: each with its width behind it. */
function candidates(set: string): string[] {
  return set.split(',').flatMap((entry) => entry.trim().split(/\s+/)[0] || []);
}

function eachText(
  value: unknown,
  tell: (text: string, field: string, parent: string) => void,
  field = '',
  parent = '',
) {
  if (typeof value === 'string') tell(value, field, parent);
  else if (Array.isArray(value)) for (const item of value) eachText(item, tell, field, parent);
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) eachText(item, tell, key, field);
}

import { readRedirects, REDIRECTS_FILE } from '../../hosting/redirects-file';
import type { HtmlTag } from './html-tags';

/**
 * Returns the URLs in a file of the site, by the type of the file. `readPage` handles pages.
 *
 * @throws when the content does not match the type
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

/** The attributes that link or load a URL. */
const ATTRIBUTES = ['href', 'src', 'action', 'poster', 'xlink:href', 'formaction'];

/** The `meta` elements that contain a URL: share images, the page itself. */
const META = /^(?:og:(?:url|image)|twitter:image)$/;

/** The fields of page data and manifests that contain a URL. */
const FIELD = /^(?:href|url|frame|path|src|srcset|start_url|\w+Href)$/;

/** Returns the URLs in the tags of a page, as written. */
export function pageAddresses(tags: readonly HtmlTag[]): string[] {
  return tags.flatMap((tag) => {
    const { name, attributes } = tag;
    // The start script loads these URLs; on other elements, `data-page` is the name of a page.
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

/** Returns the absolute URLs in structured data, without fragments, which are ids there. */
function linkedData({ name, attributes, text }: HtmlTag): string[] {
  if (name !== 'script' || attributes.get('type') !== 'application/ld+json') return [];
  const found: string[] = [];
  eachText(JSON.parse(text), (value) => {
    if (/^https:\/\/[^\s{]+$/.test(value)) found.push(value.split('#')[0] ?? '');
  });
  return found;
}

/**
 * Returns the URLs in a data file of a page or in a manifest.
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

/** Returns the URLs in a stylesheet. */
export function styleAddresses(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}

/** Returns the other files that a client script refers to: imports and assets. */
export function scriptAddresses(script: string): string[] {
  return [...script.matchAll(/["'`](\.\/[\w.-]+\.js|\/assets\/[\w.-]+\.\w+)["'`]/g)].map(
    ([, path = '']) => path,
  );
}

/** Returns the URLs in a sitemap: the pages and their alternates in other languages. */
export function sitemapAddresses(xml: string): string[] {
  const found = xml.matchAll(/<(?:loc|image:loc)>([^<]*)<|href="([^"]*)"/g);
  return [...found].map(([, place, href]) => (place ?? href ?? '').replaceAll(/&(?:amp|#38);/g, '&'));
}

/** Returns the URLs of a `srcset`. */
function candidates(set: string): string[] {
  return set.split(',').flatMap((entry) => entry.trim().split(/\s+/)[0] || []);
}

function eachText(
  value: unknown,
  visit: (text: string, field: string, parent: string) => void,
  field = '',
  parent = '',
) {
  if (typeof value === 'string') visit(value, field, parent);
  else if (Array.isArray(value)) for (const item of value) eachText(item, visit, field, parent);
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) eachText(item, visit, key, field);
}

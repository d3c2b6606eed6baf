import type { HtmlTag } from './html-tags';

/** What a site like this has no use for, and the security policy would stop. */
const FORBIDDEN = ['base', 'iframe', 'frame', 'object', 'embed', 'applet'];

/** Where an address stands; only what a visitor follows may lead to another site. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'xlink:href', 'ping'];

/**
 * What in a document would run, be styled or be fetched beside the site's own files: scripts, styles and handlers in
 * the page, addresses that run something, that are not encrypted, or that fetch from another site.
 *
 * @param tags those of a page or of a drawing
 * @returns what is wrong, in words
 */
export function unsafeMarkup(tags: readonly HtmlTag[]): string[] {
  return tags.flatMap((tag) => [...inPage(tag), ...inAttributes(tag)]);
}

function inPage({ name, attributes, text }: HtmlTag): string[] {
  if (FORBIDDEN.includes(name)) return [`<${name}> has no place in the site`];
  if (name === 'style') return ['a <style> stands in the page: styles belong into the style sheet'];
  const isData = attributes.get('type') === 'application/ld+json';
  if (name === 'script' && !isData && (!attributes.has('src') || text.trim() !== ''))
    return ['a <script> stands in the page: scripts are files of their own'];
  return [];
}

function inAttributes({ name, attributes }: HtmlTag): string[] {
  return [...attributes].flatMap(([attribute, value]) => {
    if (attribute === 'style') return [`<${name}> has its style in the page: style="${shortened(value)}"`];
    if (attribute === 'srcdoc' || /^on[a-z]/.test(attribute))
      return [`<${name}> runs something: ${attribute}="…"`];
    if (!ADDRESSES.includes(attribute)) return [];
    const fault = addressFault(value);
    if (fault) return [`${attribute}="${shortened(value)}" ${fault}`];
    const isFetched =
      attribute !== 'href' ? name !== 'a' : name === 'link' && isResource(attributes.get('rel'));
    return isFetched && isForeign(value)
      ? [`${attribute}="${shortened(value)}" is fetched from another site`]
      : [];
  });
}

/**
 * What is wrong with an address for itself.
 *
 * @returns such as "is not encrypted (https:)", undefined when nothing is
 */
export function addressFault(address: string): string | undefined {
  // Browsers leave out spaces and control characters before and inside the scheme (url.spec.whatwg.org).
  const plain = [...address]
    .filter((character) => character > ' ')
    .join('')
    .toLowerCase();
  if (/^(?:javascript|vbscript):/.test(plain)) return 'runs something';
  if (plain.startsWith('http:')) return 'is not encrypted: write https:';
  if (/^(?:data:(?!image\/)|blob:|file:)/.test(plain)) return 'leads to no page of the web';
  return /^[\\/]{2}/.test(plain) ? 'does not say that it is encrypted: write https:' : undefined;
}

/** Relations that make a browser fetch; `canonical` and `alternate` only name a page. */
function isResource(relation = ''): boolean {
  return /(?:^|\s)(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch)(?:\s|$)/i.test(
    relation,
  );
}

function isForeign(address: string): boolean {
  return /(?:^|[\s,])https:/i.test(address);
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

import type { HtmlTag } from './html-tags';

/** Elements that the site does not use and the security policy would block. */
const FORBIDDEN = ['base', 'iframe', 'frame', 'object', 'embed', 'applet'];

/** The attributes that contain a URL; only links may point to another site. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'xlink:href', 'ping'];

/**
 * Finds markup that runs, styles or loads anything but the site's own files: inline scripts, styles and event handlers,
 * URLs that run code, are unencrypted or load from another site.
 *
 * @param tags the tags of a page or an SVG
 * @returns a message for each problem
 */
export function unsafeMarkup(tags: readonly HtmlTag[]): string[] {
  return tags.flatMap((tag) => [...inPage(tag), ...inAttributes(tag)]);
}

function inPage({ name, attributes, text }: HtmlTag): string[] {
  if (FORBIDDEN.includes(name)) return [`<${name}> has no place in the site`];
  if (name === 'style') return ['inline <style>: move it to the stylesheet'];
  const isData = attributes.get('type') === 'application/ld+json';
  if (name === 'script' && !isData && (!attributes.has('src') || text.trim() !== ''))
    return ['inline <script>: move it to a file'];
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
 * Returns what is wrong with a URL itself.
 *
 * @returns such as "is not encrypted (https:)", undefined when nothing is
 */
export function addressFault(address: string): string | undefined {
  // Browsers ignore spaces and control characters before and inside the scheme (url.spec.whatwg.org).
  const plain = [...address]
    .filter((character) => character > ' ')
    .join('')
    .toLowerCase();
  if (/^(?:javascript|vbscript):/.test(plain)) return 'runs something';
  if (plain.startsWith('http:')) return 'is not encrypted: write https:';
  if (/^(?:data:(?!image\/)|blob:|file:)/.test(plain)) return 'leads to no page of the web';
  return /^[\\/]{2}/.test(plain) ? 'does not say that it is encrypted: write https:' : undefined;
}

/** Returns whether a relation makes a browser load the URL; `canonical` and `alternate` only name a page. */
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

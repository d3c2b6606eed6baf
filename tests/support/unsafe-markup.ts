/** Elements that the site does not use and the security policy would block, or that hide what is in them. */
const forbidden = ['base', 'iframe', 'frame', 'object', 'embed', 'applet', 'template'];

/** The attributes that contain an address; only links may point to another site. */
const addresses = ['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'xlink:href', 'ping'];

/** Relations that make a browser load the address; `canonical` and `alternate` only name a page. */
const loaded =
  /(?:^|\s)(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch)(?:\s|$)/i;

/**
 * Returns what of a document runs, styles or loads anything but the site's own files: inline scripts, styles and event
 * handlers, addresses that run code, are unencrypted or load from another site.
 */
export function unsafeMarkup(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...elementFaults(element),
    ...[...element.attributes].flatMap(({ name, value }) =>
      attributeFaults(element, name.toLowerCase(), value),
    ),
  ]);
}

function elementFaults(element: Element): string[] {
  const name = element.localName;
  if (forbidden.includes(name)) return [`<${name}> has no place in the site`];
  if (name === 'style' && !isDrawing(element)) return ['inline <style>: move it to the stylesheet'];
  const isData = element.getAttribute('type') === 'application/ld+json';
  const isInline = name === 'script' && (!element.hasAttribute('src') || element.textContent?.trim() !== '');
  return isInline && !isData ? ['inline <script>: move it to a file'] : [];
}

function attributeFaults(element: Element, name: string, value: string): string[] {
  const tag = element.localName;
  if (name === 'style' && !isDrawing(element))
    return [`<${tag}> has its style in the page: style="${shortened(value)}"`];
  if (name === 'srcdoc' || /^on[a-z]/.test(name)) return [`<${tag}> runs something: ${name}="…"`];
  if (!addresses.includes(name)) return [];
  const fault = addressFault(value);
  if (fault) return [`${name}="${shortened(value)}" ${fault}`];
  const isFetched =
    name === 'href' ? tag === 'link' && loaded.test(element.getAttribute('rel') ?? '') : tag !== 'a';
  const isForeign = /(?:^|[\s,])https:/i.test(value);
  return isFetched && isForeign ? [`${name}="${shortened(value)}" is fetched from another site`] : [];
}

/** Returns whether an element is in a drawing that is a file of its own: no page's policy forbids its styles. */
function isDrawing({ ownerDocument }: Element): boolean {
  return ownerDocument.contentType === 'image/svg+xml';
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/**
 * Returns what is wrong with an address itself.
 *
 * @returns such as "is not encrypted: write https:", undefined when nothing is
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

/** A start tag of a document. Names of tags and attributes are in small letters, values as a browser reads them. */
export interface HtmlTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** What stands inside, of a tag that holds no markup: a script, a style, a title. */
  text: string;
}

/** A comment, or a start tag with its attributes; a `>` in quotes ends nothing. */
const TAG = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Tags whose inside is text to the next end tag (html.spec.whatwg.org/multipage/syntax.html#elements-2). */
const TEXT_ONLY = ['script', 'style', 'title', 'textarea'];

/**
 * The start tags of a document that the build has drawn, in order. It is no parser for any page of the web: what is
 * not closed is not repaired. A document of ten thousand is read in the time of one.
 */
export function htmlTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  TAG.lastIndex = 0;
  for (let found = TAG.exec(html); found; found = TAG.exec(html)) {
    if (found[1] === undefined) continue;
    const name = found[1].toLowerCase();
    let text = '';
    if (TEXT_ONLY.includes(name)) {
      const start = TAG.lastIndex;
      const end = html.slice(start).search(new RegExp(`</${name}[\\s/>]`, 'i'));
      text = end === -1 ? html.slice(start) : html.slice(start, start + end);
      TAG.lastIndex = start + text.length;
    }
    tags.push({ name, attributes: attributesOf(found[2] ?? ''), text });
  }
  return tags;
}

function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // Of two of one name a browser takes the first.
    if (!attributes.has(key)) attributes.set(key, unescaped(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[String(name)] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

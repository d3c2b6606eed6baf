/** A start tag. Names of tags and attributes are in lower case, values are unescaped. */
export interface HtmlTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The content of a tag without markup inside: a script, a style, a title. */
  text: string;
}

/** Matches a comment, or a start tag with its attributes; a `>` in quotes does not end the tag. */
const TAG = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Tags whose content is text up to the end tag (html.spec.whatwg.org/multipage/syntax.html#elements-2). */
const TEXT_ONLY = ['script', 'style', 'title', 'textarea'];

/**
 * Returns the start tags of a document of the build, in order. This is not a general HTML parser: it does not repair
 * unclosed tags.
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
    // Browsers use the first of two attributes with the same name.
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

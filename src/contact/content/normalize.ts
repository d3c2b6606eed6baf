/**
 * A text as a reader, a browser or a database would take it in the end, for the rules of content to look
 * at; it is never sent. Disguises are taken off: escapes (`%3C`, `&lt;`, `\x3c`), full-width letters,
 * characters without a width, accents, capitals, typographic quotation marks, runs of spaces.
 *
 * @example plainText('＜SCR\u200BIPT&gt;') // '<script>'
 */
export function plainText(text: string): string {
  return decoded(decoded(text))
    .replace(LONG_SIGN, ' ')
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(SINGLE_QUOTE, "'")
    .replace(/[“„‟]/g, '«')
    .replace(/”/g, '»')
    .replace(/\s/g, ' ')
    .replace(/ (?= )/g, '')
    .toLowerCase();
}

/** The escapes of URLs, JavaScript and HTML; what is no escape after all stays as it is. */
function decoded(text: string): string {
  return text.replace(ESCAPE, (escape: string, hex4, hex2, html16, html10, name?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? escape;
    const code = html10 ? Number(html10) : Number.parseInt(hex4 ?? hex2 ?? html16, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : escape;
  });
}

// %u003c \u003c \u{3c}; %3c \x3c (ASCII only: « %D8%B4 » is half of an Arabic letter); &#x3c; &#60 &lt;
const ESCAPE =
  /(?:%u|\\u\{?)([\da-f]{4})\}?|(?:%|\\x)([0-7][\da-f])|&#x([\da-f]{1,8});?|&#(\d{1,8});?|&(lt|gt|quot|apos|amp|colon|comma|semi|lpar|rpar|sol|equals|grave|tab|newline|nbsp);?/gi;

const ENTITIES: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  colon: ':',
  comma: ',',
  semi: ';',
  lpar: '(',
  rpar: ')',
  sol: '/',
  equals: '=',
  grave: '`',
  tab: '\t',
  newline: '\n',
  nbsp: ' ',
};

/** Accents, the stroke that stretches Arabic words, marks without a width, lone halves of characters, and controls that are no white space. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\p{Mn}\p{Cf}\p{Cs}\u0000-\u0008\u000e-\u001f\u007f-\u009f\u0640\u115f\u1160\u3164]/gu;
/** Whole formulas in one sign, such as « ﷺ », which would become eighteen letters each. */
const LONG_SIGN = /[\ufdf0-\ufdfb]/g;
const SINGLE_QUOTE = /[’‘‚‛′´ʼ]/g;

import { NO_TEXT } from '../../../lib/text/characters';

/**
 * Returns a text as a reader, a browser or a database would understand it, for the content rules. It is never sent. It
 * decodes escapes (`%3C`, `&lt;`, `\x3c`) and replaces or removes full-width letters, zero-width characters, accents,
 * capitals, typographic quotation marks and runs of spaces.
 *
 * @example plainText('＜SCR\u200BIPT&gt;') // '<script>'
 */
export function plainText(text: string): string {
  return decode(decode(text))
    .replace(LIGATURE, ' ')
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(/[’‘‚‛′´ʼ]/g, "'")
    .replace(/[“”„‟]/g, '«')
    .replace(/\s/g, ' ')
    .replace(NO_TEXT, '')
    .replace(/ (?= )/g, '')
    .toLowerCase();
}

/** Decodes the escapes of URLs, JavaScript and HTML; leaves invalid ones unchanged. */
function decode(text: string): string {
  return text.replace(ESCAPE, (escape: string, hex4, hex2, html16, html10, name?: string) => {
    if (name) return SIGNS.charAt(NAMES.indexOf(name.toLowerCase()));
    const code = html10 ? Number(html10) : Number.parseInt(hex4 ?? hex2 ?? html16, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : escape;
  });
}

// %u003c \u003c \u{3c}; %3c \x3c (ASCII only: an escape in “%D8%B4” is half of an Arabic letter); &#x3c; &#60 &lt;
const ESCAPE =
  /(?:%u|\\u\{?)([\da-f]{4})\}?|(?:%|\\x)([0-7][\da-f])|&#x([\da-f]{1,8});?|&#(\d{1,8});?|&(lt|gt|quot|apos|amp|colon|lpar|rpar|sol|equals|grave|tab|newline|nbsp);?/gi;
const NAMES = 'lt gt quot apos amp colon lpar rpar sol equals grave tab newline nbsp'.split(' ');
const SIGNS = '<>"\'&:()/=`\t\n ';

/** Accents, the Arabic tatweel and zero-width characters. */
const INVISIBLE = /[\p{Mn}\p{Cf}\u0640\u115f\u1160\u3164]/gu;

/** Phrases in a single character, such as “ﷺ”, which would become eighteen letters. */
const LIGATURE = /[\ufdf0-\ufdfb]/g;

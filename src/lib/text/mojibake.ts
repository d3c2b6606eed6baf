/** A word in UTF-8 that was read as Windows-1252 and saved again, such as "CrÃ©er" for "Créer". */
export interface GarbledWord {
  /** The offset of its first wrong letter. */
  offset: number;
  /** The garbled word. */
  found: string;
  /** The original word. */
  meant: string;
}

/** The characters of Windows-1252 from 0x80 to 0x9F; the five bytes without a letter are read as control characters (WHATWG). */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** The second and further bytes of a letter in UTF-8, read as Windows-1252 or Latin-1. */
const REST = `[\u0080-\u00bf${HIGH}]`;
/** Letters in UTF-8 of two, three and four bytes. */
const SEQUENCES = new RegExp(`(?:[Â-ß]${REST}|[à-ï]${REST}{2}|[ð-ô]${REST}{3})+`, 'g');
/** Characters that may follow a capital letter in a valid text: "« Â »", "IRMÃ…". */
const AFTER_LETTER = '\u00a0«»‘’“”…–—•·°²³ª®©™';

/** Pairs of characters that no language writes: garbled é, è, à; ’ “ €; a byte order mark, a lost letter; emoji. */
const CERTAIN = new RegExp(
  `[ÂÃ](?![\u00a0«»‘’“”…–—°²³·])${REST}|â[€‚ƒ„†‡ˆ‰Š‹ŒŽ\u0080-\u008f]|ï»¿|ï¿½|ðŸ|ð\u009f`,
);
/** Other capital letters followed by a character that never follows a letter. */
const CAPITAL = new RegExp(`^[Ä-ÖØ-Þ](?![${AFTER_LETTER}½¼¾€])${REST}$`);

/**
 * Finds words that were saved in the wrong encoding although they are valid UTF-8. French, English, Arabic and other
 * languages do not write these pairs of letters; ambiguous pairs are ignored.
 *
 * @param text the text, without a byte order mark
 */
export function garbledWords(text: string): GarbledWord[] {
  return [...text.matchAll(SEQUENCES)].flatMap(({ 0: run, index }) => {
    if (!isGarbled(run, text[index - 1] ?? '', text[index + run.length] ?? '')) return [];
    const start = index - (/[^\s"]*$/.exec(text.slice(Math.max(0, index - LONGEST), index))?.[0].length ?? 0);
    const end = index + run.length;
    const rest = /^[^ \t\r\n"\\]*/.exec(text.slice(end, end + LONGEST))?.[0] ?? '';
    const found = text.slice(start, end) + rest;
    return [{ offset: index, found, meant: restore(found) }];
  });
}

/** Returns whether every letter beyond ASCII is garbled: the encoding of the entire file can then be reversed. */
export function isFullyGarbled(text: string): boolean {
  return !/[^\0-\u007f]/.test(text.replaceAll(SEQUENCES, ''));
}

/** Characters of a word that are shown on each side; a longer run is hardly a word. */
const LONGEST = 30;

function isGarbled(run: string, before: string, after: string): boolean {
  const meant = decode(run);
  if (meant === undefined) return false;
  if (CERTAIN.test(run) || CAPITAL.test(run)) return true;
  // "Å“uvre" is "œuvre"; a quote opens before a letter, never between two.
  if (/^Å[“’]$/.test(run)) return /\p{L}/u.test(after);
  // "voilÃ " is "voilà"; after a capital or a quote it is a capital letter.
  if (/^[ÂÃ]/.test(run)) return !/[\p{Lu}\u00a0\u202f«“‘]/u.test(before);
  return /[\p{L}\p{M}]{2}/u.test(meant);
}

/** Decodes every sequence of a text; some were garbled twice. */
function restore(text: string): string {
  const once = text.replaceAll(SEQUENCES, (run) => decode(run) ?? run);
  return once === text ? text : restore(once);
}

/** Decodes a run of sequences as UTF-8; undefined when it is invalid. */
function decode(run: string): string | undefined {
  const bytes = Uint8Array.from(run, (character) => {
    const high = HIGH.indexOf(character);
    return high < 0 ? character.charCodeAt(0) : 0x80 + high;
  });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

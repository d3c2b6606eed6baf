/** UTF-8 that was read as Windows-1252 and saved again, such as "CrÃ©er" for "Créer". */
export interface GarbledWord {
  /** Where its first wrong letter stands in the text. */
  offset: number;
  /** The word as it stands there. */
  found: string;
  /** What it was before. */
  meant: string;
}

/** What Windows-1252 has at 0x80 to 0x9F; the five bytes without a letter are read as control characters (WHATWG). */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** What the second and further bytes of a letter in UTF-8 look like, by Windows-1252 or by Latin-1. */
const REST = `[\u0080-\u00bf${HIGH}]`;
/** Letters in UTF-8 of two, three and four bytes. */
const SEQUENCES = new RegExp(`(?:[Â-ß]${REST}|[à-ï]${REST}{2}|[ð-ô]${REST}{3})+`, 'g');
/** Signs that may stand behind a capital letter in a sound text: "« Â »", "IRMÃ…". */
const AFTER_LETTER = '\u00a0«»‘’“”…–—•·°²³ª®©™';

/** Two letters that no language writes one behind the other: é, è, à; ’ “ €; a byte order mark, a lost letter; pictures. */
const CERTAIN = new RegExp(
  `[ÂÃ](?![\u00a0«»‘’“”…–—°²³·])${REST}|â[€‚ƒ„†‡ˆ‰Š‹ŒŽ\u0080-\u008f]|ï»¿|ï¿½|ðŸ|ð\u009f`,
);
/** Other capital letters with a sign that stands behind no letter. */
const CAPITAL = new RegExp(`^[Ä-ÖØ-Þ](?![${AFTER_LETTER}½¼¾€])${REST}$`);

/**
 * Finds text that was saved in the wrong encoding although it is sound UTF-8. French, English, Arabic and other
 * languages write none of these pairs of letters; what could be either is left alone.
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
    return [{ offset: index, found, meant: restored(found) }];
  });
}

/** Whether every letter beyond ASCII is garbled: then the file as a whole can be turned back. */
export function isWhollyGarbled(text: string): boolean {
  return !/[^\0-\u007f]/.test(text.replaceAll(SEQUENCES, ''));
}

/** Signs of a word that are shown on each side; beyond them it is hardly a word. */
const LONGEST = 30;

function isGarbled(run: string, before: string, after: string): boolean {
  const meant = decoded(run);
  if (meant === undefined) return false;
  if (CERTAIN.test(run) || CAPITAL.test(run)) return true;
  // "Å“uvre" is "œuvre"; a quote opens before a letter, never between two.
  if (/^Å[“’]$/.test(run)) return /\p{L}/u.test(after);
  // "voilÃ " is "voilà"; behind a capital or a quote it is a capital of its own.
  if (/^[ÂÃ]/.test(run)) return !/[\p{Lu}\u00a0\u202f«“‘]/u.test(before);
  return /[\p{L}\p{M}]{2}/u.test(meant);
}

/** A text with every sequence turned back; some were saved wrongly twice. */
function restored(text: string): string {
  const once = text.replaceAll(SEQUENCES, (run) => decoded(run) ?? run);
  return once === text ? text : restored(once);
}

/** What a run of sequences is in UTF-8; undefined when it is nothing. */
function decoded(run: string): string | undefined {
  const bytes = Uint8Array.from(run, (sign) => {
    const high = HIGH.indexOf(sign);
    return high < 0 ? sign.charCodeAt(0) : 0x80 + high;
  });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Characters that are no text: those that stand for a line break, control characters except tab and line break, halves of an emoji,
 * private use, noncharacters, and direction controls (U+202A–202E and U+2066–2069 turn “exe.gpj” into “jpg.exe”).
 * Joiners, variation selectors, direction marks, soft hyphens and no-break spaces are text.
 */
export const NO_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\p{NChar}\u2028-\u202e\u2066-\u2069]/gu;

/** The line breaks of other programs, as in text pasted from PowerPoint, Word and PDF files. */
export const LINE_SEPARATOR = /[\v\f\x85\u2028\u2029]/g;

/** Returns a text with line feeds in place of other line separators. */
export function withLineFeeds(text: string): string {
  return text.replace(LINE_SEPARATOR, '\n');
}

/** Returns a text on one line, without spaces around it. */
export function oneLine(text: string): string {
  return withLineFeeds(text)
    .replace(/[\t\n\r]+/g, ' ')
    .trim();
}

/**
 * Returns the number of a character.
 *
 * @example codePoint('\u200b') // 'U+200B'
 */
export function codePoint(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

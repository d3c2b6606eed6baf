/**
 * Marks: invisible characters that development adds at the end of each text of a page while it is edited. They carry a
 * number, by which the server finds the place of the text in the files.
 *
 * They are variation selectors that no font uses after letters. They have no width, break no line and join no Arabic
 * letters; U+FE0E and U+FE0F are left out, because they choose between forms of an emoji.
 */
const FIRST = 0xfe00;
const BASE = 14;
const LENGTH = 5;

export const MARK = /[\ufe00-\ufe0d]{5}/g;

/**
 * Returns the mark of a number.
 *
 * @param number 0 to 537,823
 * @throws {RangeError} for another number
 */
export function textMark(number: number): string {
  if (number >= BASE ** LENGTH)
    throw new RangeError('There are too many texts for marks of five characters. Restart the server.');
  const digits = number.toString(BASE).padStart(LENGTH, '0');
  return String.fromCharCode(...[...digits].map((digit) => FIRST + Number.parseInt(digit, BASE)));
}

/** Returns the number of a mark. */
export function markNumber(mark: string): number {
  const digits = [...mark].map((character) => (character.charCodeAt(0) - FIRST).toString(BASE));
  return Number.parseInt(digits.join(''), BASE);
}

/** Returns a text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}

/** A telephone number as written, and the digits that two spellings of it share. */
export interface Telephone {
  raw: string;
  /** The last nine digits: “05 22 00 00 00” and “+212 522-000000” are the same number. */
  digits: string;
}

/**
 * Returns the telephone numbers in a text: a plus or a zero, and eight to fourteen more digits in groups.
 *
 * @param text the text, with Western digits
 */
export function telephones(text: string): Telephone[] {
  return (text.match(TELEPHONE) ?? []).map((raw) => ({ raw, digits: raw.replaceAll(/\D/g, '').slice(-9) }));
}

/** The pattern of a telephone number; ITU-T E.164 allows fifteen digits at most. */
export const TELEPHONE = /(?<![\p{L}\d])(?:\+\s?\d|0)(?:[\s.\-()/]{0,2}\d){8,14}(?!\d)/gu;

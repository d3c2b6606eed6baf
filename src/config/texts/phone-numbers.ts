/** A telephone number as it is written, and the digits by which two spellings of it are known to be one. */
export interface Telephone {
  raw: string;
  /** The last nine digits: « 05 22 00 00 00 » and « +212 522-000000 » are one number. */
  digits: string;
}

/**
 * The telephone numbers in a text: a plus or a zero, and eight to fourteen more digits in groups.
 *
 * @param text the words, with Western digits
 */
export function telephones(text: string): Telephone[] {
  return (text.match(TELEPHONE) ?? []).map((raw) => ({ raw, digits: raw.replaceAll(/\D/g, '').slice(-9) }));
}

/** How a telephone number is written; ITU-T E.164 allows fifteen digits at most. */
export const TELEPHONE = /(?<![\p{L}\d])(?:\+\s?\d|0)(?:[\s.\-()/]{0,2}\d){8,14}(?!\d)/gu;

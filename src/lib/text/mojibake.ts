import { oncePerText } from '../once';

/**
 * Returns a text whose UTF-8 was read as Windows-1252, or written as in an address, as it was before; null for any other text.
 *
 * @example repairMojibake('RÃ©fÃ©rencement') // 'Référencement'
 */
export const repairMojibake = oncePerText((text): string | null => {
  const pattern = ENCODED.test(text) ? ENCODED : LEAD.test(text) ? RUN : null;
  if (!pattern) return null;
  const repaired = text.replaceAll(new RegExp(pattern, 'g'), (run) => {
    try {
      if (pattern === ENCODED) return decodeURIComponent(run);
      return utf8.decode(Uint8Array.from(run, (letter) => bytes.get(letter)!));
    } catch {
      return run;
    }
  });
  return repaired === text ? null : repaired;
});

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What Windows-1252 has from 0x80 on in place of the control characters of Latin-1; the decoder of Node 20 reads those. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const upper = Array.from({ length: 128 }, (_, index) => index + 0x80);

/** The bytes of the letters beyond ASCII in Windows-1252 and in Latin-1. */
const bytes = new Map([
  ...upper.map((byte) => [String.fromCharCode(byte), byte] as const),
  ...[...WINDOWS].map((letter, index) => [letter, upper[index]!] as const),
]);

/** A letter as which the first byte of a character is read, and one of its next byte, which no word has after it. */
const LEAD = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0192\u02c6-\u2122]/;
const RUN = new RegExp(`[${[...bytes.keys()].join('')}]{2,}`);

/** Letters as in the address of a page, in a word that is no address. */
const ENCODED = /(?:%[c-fC-F][\da-fA-F](?:%[89abAB][\da-fA-F])+)+(?<![/:]\S*)/;

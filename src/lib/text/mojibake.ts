/**
 * Returns a text whose UTF-8 was read as Windows-1252, as it was before; null for any other text.
 *
 * @example repairMojibake('RÃ©fÃ©rencement') // 'Référencement'
 */
export function repairMojibake(text: string): string | null {
  if (!LEAD.test(text)) return null;
  const repaired = text.replaceAll(RUN, (run) => {
    try {
      return utf8.decode(Uint8Array.from(run, (letter) => bytes.get(letter)!));
    } catch {
      return run;
    }
  });
  return repaired === text ? null : repaired;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The bytes of the letters beyond ASCII in Windows-1252, and of control characters, as Latin-1 reads them. */
const bytes = new Map(
  Array.from({ length: 128 }, (_, index) => index + 128).flatMap((byte) => [
    [String.fromCharCode(byte), byte] as const,
    [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const,
  ]),
);

const letters = [...bytes.keys()].join('');
/** A letter as which the first byte of a character is read, and one of its next byte, which no word has after it. */
const LEAD = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0178\u02c6-\u2122]/;
const RUN = new RegExp(`[${letters}]{2,}`, 'g');

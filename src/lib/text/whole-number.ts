/**
 * Parses a whole number that is written in digits alone. `Number()` also reads spaces, signs, `1e3` and `0x10`.
 *
 * @returns undefined when the text is none, or when it is above the largest
 */
export function wholeNumber(text: string, largest: number): number | undefined {
  return /^\d+$/.test(text) && Number(text) <= largest ? Number(text) : undefined;
}

export const LARGEST_PORT = 65_535;

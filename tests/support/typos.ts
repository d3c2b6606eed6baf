/** Returns a generator of pseudo-random numbers from 0 to 1. The same seed gives the same numbers (Mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = [...seed].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The typos in one character. */
export const slips = ['one missing', 'one too many', 'two swapped', 'another one'] as const;
export type Slip = (typeof slips)[number];

/**
 * Returns a word with one typo. The same arguments give the same typo.
 *
 * @param word the correct word
 * @param avoid returns whether a result is not allowed, such as another correct word
 * @returns undefined when no such typo is possible
 */
export function misspelt(
  word: string,
  slip: Slip,
  avoid: (word: string) => boolean = () => false,
): string | undefined {
  const random = seededRandom(`${word} ${slip}`);
  const start = Math.floor(random() * word.length);
  for (let turn = 0; turn < word.length; turn += 1) {
    const at = (start + turn) % word.length;
    const made = slipped(word, slip, at, LETTERS[Math.floor(random() * LETTERS.length)] ?? 'x');
    if (made !== '' && made !== word && !avoid(made)) return made;
  }
  return undefined;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function slipped(word: string, slip: Slip, at: number, letter: string): string {
  const before = word.slice(0, at);
  const [sign = '', next = ''] = [word[at], word[at + 1]];
  if (slip === 'one missing') return before + word.slice(at + 1);
  if (slip === 'one too many') return before + letter + word.slice(at);
  if (slip === 'two swapped') return before + next + sign + word.slice(at + 2);
  return before + letter + word.slice(at + 1);
}

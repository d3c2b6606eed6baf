/**
 * Returns a short hash of a text, for file names. It is fast, gives the same result in Node and in browsers, and is
 * not cryptographic: two rounds of 32 bits, mixed like MurmurHash3 (github.com/aappleby/smhasher, MurmurHash3, fmix32).
 *
 * @returns fourteen letters and digits
 */
export function textHash(text: string): string {
  return [0x2f0b4c47, 0x5d1e98a3].map((seed) => hash32(text, seed).toString(36).padStart(7, '0')).join('');
}

function hash32(text: string, seed: number): number {
  let bits = seed ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    let part = Math.imul(text.charCodeAt(index), 0xcc9e2d51);
    part = Math.imul((part << 15) | (part >>> 17), 0x1b873593);
    bits ^= part;
    bits = Math.imul((bits << 13) | (bits >>> 19), 5) + 0xe6546b64;
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Returns a number from 0 to 996 that follows from an id: the same id always draws the same. */
export function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
}

/**
 * Returns how alike two texts are, from 0 to 1: the share of neighbouring pairs of letters that they have in common
 * (Dice's coefficient).
 *
 * @example similarity('Nous apeler', 'Nous appeler') // 0.95
 */
export function similarity(one: string, other: string): number {
  const pairs = pairsOf(one);
  const total = pairs.length + pairsOf(other).length;
  if (total === 0) return one === other ? 1 : 0;
  const left = new Map<string, number>();
  for (const pair of pairs) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of pairsOf(other)) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(pair, count - 1);
  }
  return (2 * common) / total;
}

/** @example pairsOf('Prix') // ['pr', 'ri', 'ix'] */
function pairsOf(text: string): string[] {
  const letters = text.toLowerCase();
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );
}

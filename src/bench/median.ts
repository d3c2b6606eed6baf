/**
 * The number in the middle; of an even count, the mean of the two.
 *
 * @throws when there is none
 */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('there is no median of nothing');
  return (lower + upper) / 2;
}

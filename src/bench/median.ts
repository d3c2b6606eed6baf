/**
 * Returns the median of some numbers: for an even count, the mean of the two in the middle.
 *
 * @throws when there are no numbers
 */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('An empty list has no median.');
  return (lower + upper) / 2;
}

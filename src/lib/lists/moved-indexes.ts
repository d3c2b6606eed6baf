/**
 * Returns which entries of a reordered list have moved: the smallest set that explains the new order. Entries that only
 * shift because of others have not moved.
 *
 * The rest is a longest increasing subsequence, found by patience sorting (Fredman, 1975) in n log n steps.
 *
 * @param before the earlier index of each entry, in the new order
 * @returns the new indexes of the moved entries
 * @example movedIndexes([0, 2, 1]) // Set { 2 } – or 1: either explains it
 */
export function movedIndexes(before: readonly number[]): Set<number> {
  /** For the runs of each length, the new index of the run with the smallest end. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  before.forEach((earlier, now) => {
    let from = 0;
    let to = ends.length;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((before[ends[middle] ?? 0] ?? 0) < earlier) from = middle + 1;
      else to = middle;
    }
    previous[now] = from === 0 ? undefined : ends[from - 1];
    ends[from] = now;
  });
  const moved = new Set(before.keys());
  for (let now = ends.at(-1); now !== undefined; now = previous[now]) moved.delete(now);
  return moved;
}

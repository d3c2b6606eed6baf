/**
 * What has changed its place among things that were put into another order: the fewest whose moving explains it.
 * What is only pushed along by others has not moved.
 *
 * @param before where each stood before, in the order of now
 * @returns the places of now whose things have moved
 * @example movedPlaces([0, 2, 1]) // Set { 2 } – or 1: either explains it
 * The rest is a longest increasing subsequence, found by patience sorting (Fredman, 1975) in n log n steps.
 */
export function movedPlaces(before: readonly number[]): Set<number> {
  /** Of the runs of each length, the place of now whose end is smallest. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  before.forEach((place, now) => {
    let from = 0;
    let to = ends.length;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((before[ends[middle] ?? 0] ?? 0) < place) from = middle + 1;
      else to = middle;
    }
    previous[now] = from === 0 ? undefined : ends[from - 1];
    ends[from] = now;
  });
  const moved = new Set(before.keys());
  for (let now = ends.at(-1); now !== undefined; now = previous[now]) moved.delete(now);
  return moved;
}

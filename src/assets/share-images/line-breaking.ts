/** A title broken into lines, with its font size in pixels. */
export interface BrokenLines {
  size: number;
  lines: string[];
}

/** The font sizes for titles in pixels, largest first, with the maximum number of lines in each. */
const SIZES: readonly (readonly [size: number, lines: number])[] = [
  [92, 3],
  [84, 3],
  [76, 4],
  [68, 4],
  [60, 4],
  [52, 5],
];

/** The smallest font size that counts as large. */
const LARGE = 68;
/** A title is ragged when a line is shorter than this share of the longest. */
const MIN_SHARE = 0.58;

/**
 * Breaks a title into lines of similar width, in the largest font size in which it fits. A title that is too long
 * even in the smallest size is truncated with an ellipsis.
 *
 * @param width the maximum width of a line, in pixels
 * @param measureLine returns the width of a line in a font size of one pixel
 */
export function brokenLines(
  title: string,
  width: number,
  measureLine: (line: string) => number,
): BrokenLines {
  const measure = memoize(measureLine);
  // Non-breaking spaces keep their words together.
  const words = title.split(/[ \n\t]+/).filter(Boolean);
  const fitting = SIZES.flatMap(([size, most]): BrokenLines[] => {
    const fewest = fillLines(words, width / size, measure);
    if (!fewest || fewest.length > most) return [];
    return [{ size, lines: balanceLines(words, fewest.length, width / size, measure) }];
  });
  // A short word alone in a line looks bad: prefer a smaller font size as long as it is still large.
  const even = fitting.find(({ size, lines }) => size >= LARGE && !isRagged(lines, measure));
  const chosen = even ?? fitting[0];
  if (chosen) return chosen;
  const [size, most] = SIZES.at(-1)!;
  if (words.length < 2) return { size, lines: [truncate(title, width / size, measure)] };
  const shorter = `${words.slice(0, -1).join(' ').replace(/…$/, '')}…`;
  const { lines } = brokenLines(shorter, width, measure);
  return { size, lines: lines.slice(0, most) };
}

/** Returns the words in lines, each as full as possible; null when a word is wider than a line. */
function fillLines(words: string[], width: number, measure: (line: string) => number): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word) > width) return null;
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the given number of lines, as even as possible: equal widths give the smallest sum of squares. */
function balanceLines(
  words: string[],
  count: number,
  width: number,
  measure: (line: string) => number,
): string[] {
  const cache = new Map<string, { cost: number; lines: string[] }>();
  const best = (start: number, left: number): { cost: number; lines: string[] } => {
    const key = `${start} ${left}`;
    const found = cache.get(key);
    if (found) return found;
    let least = { cost: start === words.length && left === 0 ? 0 : Infinity, lines: [] as string[] };
    const furthest = left > 0 ? words.length - left + 1 : start;
    for (let end = start + 1; end <= furthest; end += 1) {
      const line = words.slice(start, end).join(' ');
      const lineWidth = measure(line);
      if (lineWidth > width) break;
      const rest = best(end, left - 1);
      const cost = lineWidth ** 2 + rest.cost;
      if (cost < least.cost) least = { cost, lines: [line, ...rest.lines] };
    }
    cache.set(key, least);
    return least;
  };
  return best(0, count).lines;
}

function isRagged(lines: string[], measure: (line: string) => number): boolean {
  const widths = lines.map(measure);
  return Math.min(...widths) < MIN_SHARE * Math.max(...widths);
}

function truncate(word: string, width: number, measure: (line: string) => number): string {
  let kept = word;
  while (kept.length > 1 && measure(`${kept}…`) > width) kept = kept.slice(0, -1);
  return kept === word ? word : `${kept}…`;
}

/** Caches measurements: the same lines are measured for every font size. */
function memoize(measure: (line: string) => number): (line: string) => number {
  const widths = new Map<string, number>();
  return (line) => {
    const width = widths.get(line) ?? measure(line);
    widths.set(line, width);
    return width;
  };
}

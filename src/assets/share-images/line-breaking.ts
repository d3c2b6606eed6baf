/** A title in the size and the lines it is set in. */
export interface BrokenLines {
  size: number;
  lines: string[];
}

/** The sizes a title is tried in, largest first, in pixels, with the lines each may take. */
const SIZES: readonly (readonly [size: number, lines: number])[] = [
  [92, 3],
  [84, 3],
  [76, 4],
  [68, 4],
  [60, 4],
  [52, 5],
];

/** From this size on, letters are large. */
const LARGE = 68;
/** A line is lonely when it is shorter than this share of the longest. */
const LONELY = 0.58;

/**
 * Breaks a title into lines of about the same width, in the largest size in which it fits. A title that is too
 * long even in the smallest size ends in three dots.
 *
 * @param width the room for a line, in pixels
 * @param measureLine the width of a line in a size of one pixel
 */
export function brokenLines(
  title: string,
  width: number,
  measureLine: (line: string) => number,
): BrokenLines {
  const measure = remembered(measureLine);
  // Spaces that do not break keep their words together.
  const words = title.split(/[ \n\t]+/).filter(Boolean);
  const fitting = SIZES.flatMap(([size, most]): BrokenLines[] => {
    const fewest = filled(words, width / size, measure);
    if (!fewest || fewest.length > most) return [];
    return [{ size, lines: balanced(words, fewest.length, width / size, measure) }];
  });
  // A short word alone in a line looks lost: rather smaller letters, as long as they are large.
  const even = fitting.find(({ size, lines }) => size >= LARGE && !isRagged(lines, measure));
  const chosen = even ?? fitting[0];
  if (chosen) return chosen;
  const [size, most] = SIZES.at(-1)!;
  if (words.length < 2) return { size, lines: [cut(title, width / size, measure)] };
  const shorter = `${words.slice(0, -1).join(' ').replace(/…$/, '')}…`;
  const { lines } = brokenLines(shorter, width, measure);
  return { size, lines: lines.slice(0, most) };
}

/** The words in lines, each as full as it gets; nothing when a word is wider than a line. */
function filled(words: string[], width: number, measure: (line: string) => number): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word) > width) return null;
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** So many lines, as even as can be: the sum of their squared widths is the least where they are alike. */
function balanced(
  words: string[],
  count: number,
  width: number,
  measure: (line: string) => number,
): string[] {
  const known = new Map<string, { cost: number; lines: string[] }>();
  const best = (start: number, left: number): { cost: number; lines: string[] } => {
    const key = `${start} ${left}`;
    const found = known.get(key);
    if (found) return found;
    let least = { cost: start === words.length && left === 0 ? 0 : Infinity, lines: [] as string[] };
    const furthest = left > 0 ? words.length - left + 1 : start;
    for (let end = start + 1; end <= furthest; end += 1) {
      const line = words.slice(start, end).join(' ');
      const own = measure(line);
      if (own > width) break;
      const rest = best(end, left - 1);
      if (own ** 2 + rest.cost < least.cost)
        least = { cost: own ** 2 + rest.cost, lines: [line, ...rest.lines] };
    }
    known.set(key, least);
    return least;
  };
  return best(0, count).lines;
}

function isRagged(lines: string[], measure: (line: string) => number): boolean {
  const widths = lines.map(measure);
  return Math.min(...widths) < LONELY * Math.max(...widths);
}

function cut(word: string, width: number, measure: (line: string) => number): string {
  let kept = word;
  while (kept.length > 1 && measure(`${kept}…`) > width) kept = kept.slice(0, -1);
  return kept === word ? word : `${kept}…`;
}

/** The same lines are measured for every size. */
function remembered(measure: (line: string) => number): (line: string) => number {
  const known = new Map<string, number>();
  return (line) => {
    const width = known.get(line) ?? measure(line);
    known.set(line, width);
    return width;
  };
}

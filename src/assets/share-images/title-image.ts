import type { Sharp } from 'sharp';
import { textImage, textMarkup, type TextStyle } from './text-image';

/** The font sizes of titles in pixels, largest first, with the maximum number of lines in each. */
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
/** A title is ragged when its lines, on average, are shorter than this share of the longest. */
const MIN_SHARE = 0.79;
/** How much wider lines are at most than they need to be, in pixels. */
const TOLERANCE = 8;
/** The number of letters that fit in the smallest size. */
const MAX_LETTERS = 120;

/** The line height in multiples of the font size: Arabic letters reach higher and lower. */
const LINE_HEIGHT = { ltr: 1.06, rtl: 1.36 } as const;
/** The factor for font sizes: Arabic lines are further apart, so smaller letters fill the same height. */
const FONT_SCALE = { ltr: 1, rtl: 0.86 } as const;

interface Layout {
  image: Sharp;
  /** The width of the longest line, in pixels. */
  width: number;
  /** Infinite when a word is wider than a line. */
  lines: number;
}

/**
 * Returns the image of a title in the largest font size in which it fits, in lines of similar width. A title that is too
 * long ends in an ellipsis.
 *
 * @param width the maximum width of a line, in pixels
 */
export async function titleImage(
  title: string,
  style: Omit<TextStyle, 'size'>,
  direction: 'ltr' | 'rtl',
  width: number,
): Promise<Sharp> {
  const text = shortened(title.trim().replaceAll(/[ \n\t]+/g, ' '));
  const inOneLine = await textImage(textMarkup(text, { ...style, size: 100 }), direction);
  const { width: unscaled } = await inOneLine.metadata();
  let found: Sharp | undefined;
  for (const [baseSize, maxLines] of SIZES) {
    const size = baseSize * FONT_SCALE[direction];
    const lineHeight = size * LINE_HEIGHT[direction];
    const broken = async (words: string, lineWidth: number): Promise<Layout> => {
      const image = await textImage(textMarkup(words, { ...style, size, lineHeight }), direction, lineWidth);
      const { width: inkWidth, height } = await image.metadata();
      const lines = Math.floor((height - size / 2) / lineHeight) + 1;
      return { image, width: inkWidth, lines: inkWidth > lineWidth ? Infinity : lines };
    };
    const widest = await broken(text, width);
    const isSmallest = baseSize === SIZES.at(-1)![0];
    if (widest.lines > maxLines && !isSmallest) continue;
    if (found && baseSize < LARGE) break;
    const share = (unscaled * size) / 100 / widest.lines;
    const balanced = await balance(text, widest, share, broken);
    found ??= balanced.image;
    // A short word alone in a line looks bad: prefer a smaller font size as long as it is still large.
    if (share >= MIN_SHARE * balanced.width) return balanced.image;
  }
  return found!;
}

/**
 * Returns as many lines, as even as possible: the narrowest in which the text fits, like `text-wrap: balance`.
 *
 * @param share the width of the text divided by the number of lines
 */
async function balance(
  text: string,
  widest: Layout,
  share: number,
  broken: (words: string, lineWidth: number) => Promise<Layout>,
): Promise<Layout> {
  let best = widest;
  let low = 0.9 * share;
  while (best.width - low > TOLERANCE) {
    const middle = (low + best.width) / 2;
    const narrower = await broken(text, middle);
    if (narrower.lines > widest.lines) low = middle;
    else best = narrower;
  }
  // The last word is alone in a line only where a second one would make lines wider.
  const joined = await broken(text.replace(/ (?=\S+$)/, '\u00a0'), best.width + TOLERANCE);
  return joined.lines > widest.lines ? best : joined;
}

function shortened(title: string): string {
  return title.length > MAX_LETTERS ? `${title.slice(0, MAX_LETTERS).replace(/\s+\S*$/, '')}…` : title;
}

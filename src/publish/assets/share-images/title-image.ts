import type { Sharp } from 'sharp';
import { textImage, textMarkup, type TextStyle } from './text-image';

/** The largest size of the letters, in pixels, and the line height in multiples of what the font says. */
const SIZE = { ltr: 92, rtl: 79 } as const;
const LINE_HEIGHT = { ltr: 0.88, rtl: 1.09 } as const;
/** The number of letters that can still be read in a preview. */
const MAX_LETTERS = 120;

/**
 * Returns the image of a title in the largest letters that fit, up to a limit. A title that is too long ends in an
 * ellipsis.
 *
 * @param box the space for it, in pixels
 */
export async function titleImage(
  title: string,
  style: Omit<TextStyle, 'size'>,
  direction: 'ltr' | 'rtl',
  box: { width: number; height: number },
): Promise<Sharp> {
  const size = SIZE[direction];
  const text = shortened(title.trim().replaceAll(/[ \n\t]+/g, ' '));
  // A short word is never alone in the last line.
  const joined = text.replace(/ (?=\S{1,7}$)/, '\u00a0');
  const markup = textMarkup(joined, { ...style, size, lineHeight: LINE_HEIGHT[direction] });
  const largest = await textImage(markup, direction, { width: box.width });
  const { width, height } = await largest.metadata();
  return width <= box.width && height <= box.height ? largest : textImage(markup, direction, box);
}

function shortened(title: string): string {
  return title.length > MAX_LETTERS ? `${title.slice(0, MAX_LETTERS).replace(/\s+\S*$/, '')}…` : title;
}

import type { Sharp } from 'sharp';
import { escapeHtml } from '../../../lib/text/html';
import type { ShareFont } from './share-fonts';

/** The look of a text. */
export interface TextStyle {
  fonts: readonly ShareFont[];
  /** The script of the text, whose fonts come first. */
  script: string;
  /** In pixels. */
  size: number;
  color: string;
  /** The distance of the baselines, in multiples of what the font says. */
  lineHeight?: number;
}

/**
 * Returns a text as markup for `textImage`. A character that no font has is omitted.
 *
 * @example textMarkup('Contact', { fonts: display, script: 'latin', size: 92, color: '#ffffff' })
 */
export function textMarkup(text: string, style: TextStyle): string {
  const { size, color, lineHeight = 1 } = style;
  const fonts = style.fonts.toSorted(
    (one, other) => Number(other.script === style.script) - Number(one.script === style.script),
  );
  const attributes = {
    font_family: [...new Set(fonts.map(({ family }) => family))].join(),
    font_weight: fonts[0]?.weight ?? 400,
    // In 1024ths of a pixel.
    size: Math.round(size * 1024),
    line_height: lineHeight,
    foreground: color,
  };
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`);
  return `<span ${list.join(' ')}>${escapeHtml(drawable(text, fonts))}</span>`;
}

/**
 * Returns the image of a text, cropped to its ink: Pango shapes and orders the letters and breaks lines.
 *
 * @param direction the direction of the paragraph, which the first letter does not decide
 * @param box the maximum width of a line, in pixels; a longer word still overflows. With a height, the text gets the size in
 *   which it fills the box.
 */
export async function textImage(
  markup: string,
  direction: 'ltr' | 'rtl',
  box: { width?: number; height?: number } = {},
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const text = directionMark(direction) + markup;
  return sharp({ text: { text, rgba: true, ...box, ...(box.height === undefined && { dpi: 72 }) } });
}

/** Returns the invisible letter of a direction, which orders what is around it. */
export function directionMark(direction: 'ltr' | 'rtl'): string {
  return direction === 'ltr' ? '\u200e' : '\u200f';
}

/** Returns a text without the characters that no font has. */
function drawable(text: string, fonts: readonly ShareFont[]): string {
  // No font has the narrow space that French uses before : ; ? !. All of them have the normal one.
  const spaced = text.normalize('NFC').replaceAll('\u202f', '\u00a0');
  // Lines break at spaces only.
  const letters = [...spaced.replaceAll('-', '-\u2060')];
  const has = (letter: string) => fonts.some((font) => font.letters.has(letter.codePointAt(0)!));
  return letters.filter((letter) => /[\s\p{Cf}]/u.test(letter) || has(letter)).join('');
}

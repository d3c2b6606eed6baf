/**
 * Returns the contrast ratio of two colors, from 1 (the same color) to 21 (black and white). The formula is from
 * WCAG 2.2 (www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 *
 * @param first a color in the form #RRGGBB, like the second; the order of the two does not matter
 * @example contrast('#FFFFFF', '#000000') // 21
 */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance of a color, from 0 to 1 (www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the perceived brightness of a color, from 0 (black) to 1 (white). */
export function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/**
 * Returns the red, green and blue channels of a color, each from 0 to 255.
 *
 * @example channels('#FF8000') // [255, 128, 0]
 */
export function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/**
 * Returns a color between two.
 *
 * @param share how much of the second, from 0 to 1
 * @example mix('#000000', '#FFFFFF', 0.5) // '#808080'
 */
export function mix(first: string, second: string, share: number): string {
  const others = channels(second);
  return hex(channels(first).map((value, index) => value * (1 - share) + (others[index] ?? value) * share));
}

/**
 * Returns the shade nearest to a color that is accepted: the same hue and saturation, darker or lighter in steps of
 * one hundredth.
 *
 * @param color in the form #RRGGBB, like the result
 * @param isAccepted whether a color is good enough, such as readable on its background
 * @returns null when no darker or lighter shade is accepted
 */
export function readableColor(color: string, isAccepted: (color: string) => boolean): string | null {
  const { hue, saturation, lightness } = shadeOf(color);
  for (let step = 0.01; step < 1; step += 0.01) {
    const found = [lightness - step, lightness + step]
      .filter((other) => other >= 0 && other <= 1)
      .map((other) => hexOf({ hue, saturation, lightness: other }))
      .find(isAccepted);
    if (found !== undefined) return found;
  }
  return null;
}

/** A color as hue in degrees, and saturation and lightness from 0 to 1. */
interface Shade {
  hue: number;
  saturation: number;
  lightness: number;
}

/** Converts RGB to HSL with the formula of CSS Color 4 (www.w3.org/TR/css-color-4/#rgb-to-hsl). */
function shadeOf(color: string): Shade {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => channel / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: 60 * sixth, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

/** Converts HSL to RGB with the formula of CSS Color 4 (www.w3.org/TR/css-color-4/#hsl-to-rgb). */
function hexOf({ hue, saturation, lightness }: Shade): string {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const rgb = [0, 8, 4].map((shift) => {
    const turn = (shift + hue / 30 + 12) % 12;
    return 255 * (lightness - strength * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  });
  return hex(rgb).toUpperCase();
}

/** Returns a color of its channels, each from 0 to 255. */
function hex(rgb: readonly number[]): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

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
 * Returns the shade nearest to a color that is accepted: mixed with black or white, in steps of one hundredth.
 *
 * @param color in the form #RRGGBB, like the result
 * @param isAccepted whether a color is good enough, such as readable on its background
 * @returns null when no darker or lighter shade is accepted
 */
export function readableColor(color: string, isAccepted: (color: string) => boolean): string | null {
  for (let step = 0.01; step < 1; step += 0.01) {
    const shades = ['#000000', '#FFFFFF'].map((end) => mix(color, end, step).toUpperCase());
    const found = shades.find(isAccepted);
    if (found !== undefined) return found;
  }
  return null;
}

/** Returns the color of red, green and blue channels, which are rounded. */
export function hex(rgb: readonly number[]): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * How well two colours are told apart: from 1, the same, to 21, black on white. The formula is WCAG 2.2's
 * “contrast ratio” (www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 *
 * @param first a colour in the form #RRGGBB, like the second; which of them is the text does not matter
 * @example contrast('#FFFFFF', '#000000') // 21
 */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

/** How bright a colour is, from 0 to 1 (www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @example channels('#FF8000') // [255, 128, 0] */
export function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/**
 * The colour nearest to one that will do: the same hue and as strong, but darker or lighter, found one hundredth at a
 * time.
 *
 * @param color in the form #RRGGBB, like the answer
 * @param willDo whether a colour is good enough
 * @returns null when neither a darker nor a lighter one will do
 */
export function readableColor(color: string, willDo: (color: string) => boolean): string | null {
  const { hue, saturation, lightness } = shadeOf(color);
  for (let step = 0.01; step < 1; step += 0.01) {
    const found = [lightness - step, lightness + step]
      .filter((other) => other >= 0 && other <= 1)
      .map((other) => hexOf({ hue, saturation, lightness: other }))
      .find(willDo);
    if (found !== undefined) return found;
  }
  return null;
}

/** A colour by hue, in degrees, and by saturation and lightness, from 0 to 1. */
interface Shade {
  hue: number;
  saturation: number;
  lightness: number;
}

/** The formula is CSS Color 4's (www.w3.org/TR/css-color-4/#rgb-to-hsl). */
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

/** The formula is CSS Color 4's (www.w3.org/TR/css-color-4/#hsl-to-rgb). */
function hexOf({ hue, saturation, lightness }: Shade): string {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const hex = [0, 8, 4].map((shift) => {
    const turn = (shift + hue / 30 + 12) % 12;
    const share = lightness - strength * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`.toUpperCase();
}

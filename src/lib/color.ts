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

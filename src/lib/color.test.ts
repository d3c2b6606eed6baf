import { expect, it } from 'vitest';
import { contrast, readableColor } from './color';

// The expected values are from the WebAIM contrast checker (webaim.org/resources/contrastchecker).
it.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#000000', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#0000ff', '#FFFFFF', 8.59],
  ['#FF0000', '#FFFFFF', 4],
  ['#123456', '#123456', 1],
])('the contrast of %s and %s is %d', (first, second, ratio) => {
  expect(Math.round(contrast(first, second) * 100) / 100).toBe(ratio);
});

it('the nearest readable color is darker on a light background and lighter on a dark one', () => {
  const on = (background: string) => (color: string) => contrast(color, background) >= 4.5;
  expect(readableColor('#777777', on('#FFFFFF'))).toMatch(/^#7[0-6]7[0-6]7[0-6]$/);
  const lighter = readableColor('#0B6B4D', on('#06281F'))!;
  expect(contrast(lighter, '#06281F')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(lighter, '#06281F')).toBeLessThan(4.9);
});

it('a shade keeps its hue: a pale green becomes a darker green', () => {
  const shade = readableColor('#AAEECC', (color) => contrast(color, '#FFFFFF') >= 4.5)!;
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(shade.slice(start, start + 2), 16));
  expect(green).toBeGreaterThan(blue!);
  expect(blue).toBeGreaterThan(red!);
});

it.each(['#AA3311', '#11AA33', '#3311AA', '#AA1133', '#808080', '#000000', '#FFFFFF'])(
  'the nearest shade of %s differs from it by at most 6 per channel',
  (color) => {
    const shade = readableColor(color, () => true)!;
    const distances = [1, 3, 5].map((start) =>
      Math.abs(
        Number.parseInt(shade.slice(start, start + 2), 16) -
          Number.parseInt(color.slice(start, start + 2), 16),
      ),
    );
    expect(Math.max(...distances)).toBeLessThanOrEqual(6);
  },
);

it('returns null when no shade is readable', () => {
  expect(readableColor('#777777', () => false)).toBeNull();
});

/*
 * The shapes that drawings are made of, as SVG path data: squares, octagons, stars, sheets with a cut corner and rows
 * of text. The box of a drawing is 240 by 240.
 */
import { path, polar, starPoints, type Point } from '../../ui/plan/geometry';

/** Returns a line from a point, by a distance. */
export function line(x: number, y: number, right: number, down = 0): string {
  return `M${x} ${y}l${right} ${down}`;
}

/** Returns a rectangle. */
export function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Returns rectangles of the same size, in a grid. */
export function boxes(
  [x, y]: Point,
  [width, height]: Point,
  [columns, rows]: Point,
  [right, down]: Point = [width, height],
): string {
  return Array.from({ length: columns * rows }, (_, index) =>
    rect(x + (index % columns) * right, y + Math.floor(index / columns) * down, width, height),
  ).join('');
}

/** Returns a sheet of paper or a screen, with the cut corner of every surface of the site. */
export function sheet(x: number, y: number, width: number, height: number, cut = 20): string {
  return `M${x} ${y}h${width - cut}l${cut} ${cut}v${height - cut}h${-width}z`;
}

/** Returns rows of text, one for each width. */
export function text(x: number, y: number, widths: readonly number[], gap = 12): string {
  return widths.map((width, index) => line(x, y + index * gap, width)).join('');
}

/** Returns a square turned by 45°. */
export function diamond(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}l${radius} ${radius}l${-radius} ${radius}l${-radius} ${-radius}z`;
}

/** Returns an octagon with a horizontal side at its top. */
export function octagon(x: number, y: number, radius: number): string {
  return at(
    x,
    y,
    Array.from({ length: 8 }, (_, index) => polar(radius, 22.5 + index * 45)),
  );
}

/** Returns the star of eight points, made of two squares. */
export function star(x: number, y: number, radius: number): string {
  return at(x, y, starPoints(8, radius, 45));
}

/** Returns a circle. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Returns a shape around a point. Whole tenths are exact enough and keep the file small. */
function at(x: number, y: number, points: readonly Point[]): string {
  return path(points.map(([right, down]): Point => [tenth(x + right), tenth(y + down)]));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

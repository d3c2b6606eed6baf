import type { Icon } from '../../site/types.generated';
import { signs } from '../../ui/icons/signs';
import { boxes, circle, diamond, line, octagon, rect, sheet, star, text } from './shapes';

/** The colors of a project's screen. */
export interface ScreenColors {
  /** The surfaces of windows, and their text. */
  paper: string;
  ink: string;
  /** The color of the section and its pale tone. */
  plain: string;
  pale: string;
  /** What the eye should find first. */
  highlight: string;
}

/** The size of the picture that a screen is drawn in. */
export const screenSize = { width: 760, height: 520 };

/**
 * Returns the screen of a project as SVG elements: a shop, an application with its phone, or a gallery of works. The icon of
 * the project decides which.
 */
export function projectScreen(icon: Icon, colors: ScreenColors): string {
  if (icon === 'window' || icon === 'phone') return application(colors);
  if (WORKS.has(icon)) return gallery(colors);
  return shop(colors);
}

/** The icons of what is built: a project with one of them shows works. */
const WORKS: ReadonlySet<Icon> = new Set<Icon>(['arch', 'merlon', 'building', 'crane', 'key', 'land']);

/** A catalogue of woven pieces, each of its own pattern; one is sold, and only its outline is left. */
function shop({ paper, ink, plain, pale, highlight }: ScreenColors): string {
  const grounds = [plain, ink, highlight, pale, plain];
  const marks = [highlight, pale, ink, plain, paper];
  const pieces = grounds.map((ground, index) => {
    const [x, y] = place(index);
    const mark = marks[index] as string;
    const [middle, center] = [x + 58, y + 52];
    const pattern = [
      diamond(middle, center, 40) + diamond(middle, center, 22),
      star(middle, center, 34) + diamond(middle, center, 12),
      [0, 1, 2].map((row) => diamond(middle, y + 20 + row * 32, 15)).join('') +
        diamond(x + 22, center, 13) +
        diamond(x + 94, center, 13),
      octagon(middle, center, 36) + star(middle, center, 22),
      boxes([x + 10, y + 10], [16, 16], [3, 3], [40, 34]) + diamond(middle, center, 9),
    ][index] as string;
    return fill(ground, rect(x, y, 116, 104)) + fill(mark, pattern);
  });
  const [lastX, lastY] = place(5);
  return [
    browser(ink, paper, pale),
    fill(ink, rect(128, 124, 96, 13) + rect(128, 146, 62, 13)),
    stroke(pale, text(128, 196, [84, 66, 84, 58], 25), 9),
    fill(highlight, diamond(134, 311, 10)),
    stroke(plain, line(154, 311, 58), 9),
    fill(plain, sheet(128, 362, 104, 44, 14)),
    stroke(paper, line(148, 384, 60), 8),
    ...pieces,
    `<path fill="none" stroke="${plain}" stroke-width="3" stroke-dasharray="9 7" d="${rect(lastX, lastY, 116, 104)}${star(lastX + 58, lastY + 52, 30)}"/>`,
    stroke(
      ink,
      [0, 1, 2, 3, 4]
        .map(place)
        .map(([x, y]) => line(x, y + 120, 64))
        .join(''),
      7,
    ),
  ].join('');

  function place(index: number): [number, number] {
    return [262 + (index % 3) * 130, 122 + Math.floor(index / 3) * 156];
  }
}

/** A route with its stops, the list of deliveries, and a phone on which one is signed. */
function application({ paper, ink, plain, pale, highlight }: ScreenColors): string {
  const rows = [0, 1, 2, 3];
  return [
    browser(ink, paper, pale),
    fill(plain, rect(96, 96, 76, 348)),
    fill(paper, [140, 192, 244, 296].map((y) => diamond(134, y, 11)).join('')),
    fill(highlight, diamond(134, 192, 16)),
    fill(pale, rect(196, 120, 444, 128)),
    stroke(paper, 'M196 156h444M196 212h444M262 120v128M372 120v128M486 120v128M580 120v128', 5),
    stroke(plain, 'M226 226l36-50h110l58-36h56l94 72', 7),
    fill(ink, [diamond(226, 226, 12), diamond(372, 176, 12), diamond(486, 140, 12)].join('')),
    fill(highlight, star(430, 140, 22)),
    stroke(ink, rows.map((row) => line(240, 284 + row * 42, 96 - (row % 2) * 26)).join(''), 9),
    stroke(pale, rows.map((row) => line(372, 284 + row * 42, 120)).join(''), 9),
    stroke(plain, [110, 74, 92, 34].map((width, row) => line(372, 284 + row * 42, width)).join(''), 9),
    fill(plain, rows.map((row) => diamond(214, 284 + row * 42, 10)).join('')),
    // the phone, in front
    fill(ink, sheet(528, 164, 146, 300, 26)),
    fill(paper, sheet(538, 174, 126, 280, 20)),
    fill(plain, rect(538, 200, 126, 62)),
    stroke(paper, text(552, 220, [62, 86], 20), 8),
    fill(highlight, [290, 318].map((y) => diamond(560, y, 9)).join('')),
    stroke(ink, text(580, 290, [66, 48], 28), 8),
    stroke(pale, rect(552, 344, 98, 50), 4),
    stroke(ink, 'M562 380l14-22l12 18l14-26l12 24l26-10', 4),
    fill(highlight, sheet(552, 408, 98, 32, 12)),
  ].join('');
}

/** Works of wood and stone, each in a frame, beside the words that name one. */
function gallery({ paper, ink, plain, pale, highlight }: ScreenColors): string {
  return [
    browser(plain, paper, pale),
    fill(pale, rect(96, 96, 310, 348)),
    fill(plain, [121, 186, 251, 316, 381].map((x) => star(x, 142, 29)).join('')),
    fill(highlight, [153.5, 218.5, 283.5, 348.5].map((x) => diamond(x, 142, 12)).join('')),
    // the door, in its arch
    fill(plain, circle(251, 320, 66) + rect(208, 330, 86, 114)),
    fill(highlight, star(251, 320, 46)),
    fill(plain, diamond(251, 320, 17)),
    stroke(highlight, 'M251 376v68', 4),
    sign('arch', ink, 71, 114, 15),
    fill(ink, rect(434, 128, 196, 16) + rect(434, 156, 132, 16)),
    stroke(pale, text(434, 200, [196, 176, 190], 20), 8),
    fill(plain, sheet(434, 258, 118, 44, 14)),
    stroke(paper, line(454, 280, 74), 8),
    fill(plain, rect(434, 328, 94, 94)),
    fill(highlight, star(481, 375, 38)),
    fill(plain, star(481, 375, 16)),
    fill(ink, rect(542, 328, 94, 94)),
    sign('merlon', pale, 553, 339, 3),
  ].join('');
}

/** Returns a window with the cut corner of every surface, its bar, and the address in it. */
function browser(bar: string, paper: string, pale: string): string {
  return [
    fill(paper, sheet(96, 52, 568, 392, 30)),
    fill(bar, 'M96 52h538l30 30v14H96z'),
    fill(paper, boxes([114, 67], [13, 13], [2, 1], [24, 0]) + diamond(168.5, 73.5, 9)),
    fill(pale, rect(204, 63, 330, 21)),
  ].join('');
}

function sign(name: keyof typeof signs, color: string, x: number, y: number, scale: number): string {
  return `<path fill="${color}" transform="translate(${x} ${y}) scale(${scale})" d="${signs[name]}"/>`;
}

/** Returns shapes in one color; where two of them overlap there is a hole. */
function fill(color: string, shapes: string): string {
  return `<path fill="${color}" fill-rule="evenodd" d="${shapes}"/>`;
}

function stroke(color: string, lines: string, width: number): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" d="${lines}"/>`;
}

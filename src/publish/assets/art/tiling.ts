import { channels, hex } from '../../../lib/color';
import { path, polar, rotate, short, starPoints, type Point } from '../../../client/ui/plan/geometry';

/** The geometry and colors of a tiling, and which of its tiles are drawn. */
export interface TilingOptions {
  width: number;
  height: number;
  /** The side of the box around a square tile. */
  tile: number;
  /** The contact angle of the section, in degrees. */
  angle: number;
  /** The background between the tiles and under the lines. */
  ground: string;
  /** The color of the construction lines. */
  line: string;
  /** The opacity of the star lines and of the compass circles. */
  lineOpacity: number;
  compassOpacity: number;
  /** The colors of the stars, the squares and the pieces between them; without pieces, the background shows. */
  stars: string[];
  squares: string[];
  pieces?: string[];
  /** Returns the progress at a point of the unit square; a tile is drawn where it is over 1. */
  progress: (x: number, y: number) => number;
  /** The same seed draws the same tiling. */
  seed: number;
  /** Draws only the background with the lines, or only the tiles, for a wall whose layers are separate files. */
  layer?: 'lines' | 'tiles';
  /** Draws only the stars of these colors, for a mask. */
  onlyStars?: string[];
  /** The star that is missing, by column and row, and the colors of its outline. */
  missing?: { column: number; row: number; ground: string; line: string };
}

/**
 * Returns a tiling as an SVG document: stars, squares and the six-sided pieces between them, drawn over construction
 * lines up to a ragged edge. Tiles vary a little in lightness, like handmade glaze. The same options give the same
 * bytes.
 */
export function tiling(options: TilingOptions): string {
  const { width, height, tile, angle, seed, onlyStars } = options;
  const drawLines = options.layer !== 'tiles';
  const drawTiles = options.layer !== 'lines';
  const isDrawn = (color: string) => !onlyStars || onlyStars.includes(color);
  const step = tile * (1 + Math.SQRT2);
  const star = starPoints(8, step / 2, angle);
  const square = starPoints(4, tile / 2, angle, 45);
  const starOutline = outline(star);
  const squareOutline = outline(square);
  const pieceOutlines = [0, 1, 2, 3].map((side) =>
    outline(piece(star, square, step, tile).map((point) => rotate(point, side * 90))),
  );
  // One path for each color: a browser draws four hundred elements of their own much more slowly.
  const byColor = new Map<string, string>();
  const add = (color: string, x: number, y: number, shape = '') =>
    byColor.set(color, `${byColor.get(color) ?? ''}M${tenths(x)} ${tenths(y)}${shape}`);
  const colorOf = (colors: string[], column: number, row: number, salt: number) =>
    pick(colors, randomAt(column, row, seed + salt));
  const tone = (colors: string[], column: number, row: number, salt: number) =>
    shade(colorOf(colors, column, row, salt), randomAt(column, row, seed + salt + 3));

  const rows = drawTiles ? Math.ceil(height / step) : -1;
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= Math.ceil(width / step); column += 1) {
      const [x, y] = [column * step, row * step];
      const [middleX, middleY] = [x + step / 2, y + step / 2];
      const jitter = (salt: number) => randomAt(column, row, salt + seed * 7) - 0.5;
      const isMissing = options.missing?.column === column && options.missing.row === row;
      const isLaid = options.progress(x / width, y / height) + jitter(1) * 0.42 > 1;
      if (!isMissing && isLaid && isDrawn(colorOf(options.stars, column, row, 0))) {
        add(tone(options.stars, column, row, 0), x, y, starOutline);
      }
      if (onlyStars) continue;
      const progress = options.progress(middleX / width, middleY / height);
      if (progress + jitter(2) * 0.42 > 1) {
        add(tone(options.squares, column, row, 9), middleX, middleY, squareOutline);
      }
      for (let side = 0; side < 4 && options.pieces; side += 1) {
        if (progress + jitter(3 + side) * 0.5 <= 1.12) continue;
        add(tone(options.pieces, column, row, 20 + side), middleX, middleY, pieceOutlines[side]);
      }
    }
  }
  const tiles = [...byColor].map(([color, shapes]) => `<path fill="${color}" d="${shapes}"/>`).join('');
  const grout = options.pieces ? options.ground : 'none';
  const field = `d="M0 0h${width}v${height}H0z"`;
  const shapes = `<path id="s" d="${path(star)}"/><path id="q" d="${path(square)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice">`,
    drawLines ? `<defs>${shapes}${linePattern(options, step)}</defs>` : '',
    drawLines ? `<path fill="${options.ground}" ${field}/><path fill="url(#l)" ${field}/>` : '',
    drawTiles ? `<g stroke="${grout}" stroke-width="1.6" stroke-linejoin="round">${tiles}</g>` : '',
    options.missing ? missingStar(options.missing, step, star) : '',
    '</svg>',
  ].join('');
}

/**
 * Returns the six-sided piece between two stars and a square, to the right of the square's center: it ends at the notch of
 * the square and at the nearest notch of each star.
 */
function piece(star: Point[], square: Point[], step: number, tile: number): Point[] {
  const [right, below, above] = [square[7], star[11], star[5]] as [Point, Point, Point];
  const edge = tile / 2 / Math.SQRT2;
  return [
    [step / 2, 0],
    [below[0] + step / 2, below[1] + step / 2],
    [edge, edge],
    right,
    [edge, -edge],
    [above[0] + step / 2, above[1] - step / 2],
  ];
}

/** Returns the construction lines as a pattern: circles around each star, the stars and the squares. */
function linePattern(options: TilingOptions, step: number): string {
  const corners = [
    [0, 0],
    [step, 0],
    [0, step],
    [step, step],
  ] as const;
  const circles = corners
    .flatMap(([x, y]) =>
      [step / 2, step / Math.SQRT2].map((r) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/>`),
    )
    .join('');
  const stars = corners.map(([x, y]) => `<use href="#s" x="${short(x)}" y="${short(y)}"/>`).join('');
  return `<pattern id="l" width="${short(step)}" height="${short(step)}" patternUnits="userSpaceOnUse" fill="none" stroke="${options.line}"><g stroke-opacity="${options.compassOpacity}" stroke-width=".7">${circles}</g><g stroke-opacity="${options.lineOpacity}">${stars}<use href="#q" x="${short(step / 2)}" y="${short(step / 2)}"/></g></pattern>`;
}

/** Returns the outline of the missing star, as drawn with compass and ruler. */
function missingStar(missing: NonNullable<TilingOptions['missing']>, step: number, star: Point[]): string {
  const radius = step / 2;
  const inner = short(Math.hypot(...(star[1] ?? [0, 0])));
  const lines = [0, 45, 90, 135]
    .map((turn) => path([polar(radius, turn), polar(radius, turn + 180)], false))
    .join('');
  return `<g transform="translate(${short(missing.column * step)} ${short(missing.row * step)})" fill="none" stroke="${missing.line}"><use href="#s" fill="${missing.ground}" stroke-width="2"/><g stroke-opacity=".55"><circle r="${short(radius)}"/><circle r="${inner}"/><path d="${lines}"/></g></g>`;
}

/** Returns the outline of a tile as path commands, relative to its center. */
function outline(points: readonly Point[]): string {
  const corners = points.map(([x, y]): Point => [tenths(x), tenths(y)]);
  const sides = corners.map(([x, y], index) => {
    const [fromX, fromY] = corners[index - 1] ?? [0, 0];
    return `${index === 0 ? 'm' : 'l'}${tenths(x - fromX)} ${tenths(y - fromY)}`;
  });
  return `${sides.join('')}z`;
}

/** Rounds a coordinate to one decimal: finer than a tile is seen. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

function pick(colors: string[], chance: number): string {
  return colors[Math.floor(chance * colors.length) % colors.length] ?? '';
}

/** Returns one of three shades of a color: a little darker, unchanged or a little lighter. */
function shade(color: string, chance: number): string {
  const change = (Math.floor(chance * 3) - 1) * 0.055;
  const lift = change > 0 ? change * 30 : 0;
  return hex(channels(color).map((channel) => Math.min(255, channel * (1 + change) + lift)));
}

/** Returns a stable number from 0 to 1 for a tile (an integer hash). */
function randomAt(column: number, row: number, salt: number): number {
  let bits =
    Math.imul(column + 101, 374761393) ^ Math.imul(row + 57, 668265263) ^ Math.imul(salt + 13, 2246822519);
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

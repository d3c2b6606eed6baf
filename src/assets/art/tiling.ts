import { path, polar, short, starPoints, type Point } from '../../ui/plan/geometry';

/** What a wall looks like: its tiling, its colours, and where the laying has got to. */
export interface WallOptions {
  width: number;
  height: number;
  /** The side of a square tile's box. */
  tile: number;
  /** The contact angle of the section, in degrees. */
  angle: number;
  /** The ground between the tiles and under the lines. */
  ground: string;
  /** The colour of the construction lines. */
  line: string;
  /** The opacity of the stars' lines and of the compass lines. */
  lineOpacity: number;
  compassOpacity: number;
  /** The colours of the stars, of the squares and of the pieces between; without the last, the ground shows. */
  stars: string[];
  squares: string[];
  pieces?: string[];
  /** How far the laying has got at a point of the unit square: over 1 a tile is down. */
  laid: (x: number, y: number) => number;
  /** The same seed draws the same wall. */
  seed: number;
  /** The star that is missing, by column and row, and the colours it is traced in. */
  missing?: { column: number; row: number; ground: string; line: string };
}

/**
 * The wall: stars, squares and the six-sided pieces between them, laid over construction lines up to a
 * ragged front. Each tile is a little lighter or darker than the next, as hand-made glaze is.
 *
 * @returns an SVG document; the same options give the same bytes
 */
export function wall(options: WallOptions): string {
  const { width, height, tile, angle, seed } = options;
  const step = tile * (1 + Math.SQRT2);
  const star = starPoints(8, step / 2, angle);
  const square = starPoints(4, tile / 2, angle, 45);
  const byColor = new Map<string, string[]>();
  const lay = (color: string, use: string) => byColor.set(color, [...(byColor.get(color) ?? []), use]);
  const chance = (column: number, row: number, salt: number) => randomAt(column, row, salt);
  const tone = (colors: string[], column: number, row: number, salt: number) =>
    shaded(pick(colors, chance(column, row, seed + salt)), chance(column, row, seed + salt + 3));

  for (let row = 0; row <= Math.ceil(height / step); row += 1) {
    for (let column = 0; column <= Math.ceil(width / step); column += 1) {
      const [x, y] = [column * step, row * step];
      const [middleX, middleY] = [x + step / 2, y + step / 2];
      const ragged = (salt: number) => chance(column, row, salt + seed * 7) - 0.5;
      const isMissing = options.missing?.column === column && options.missing.row === row;
      if (!isMissing && options.laid(x / width, y / height) + ragged(1) * 0.42 > 1) {
        lay(tone(options.stars, column, row, 0), `<use href="#s" x="${short(x)}" y="${short(y)}"/>`);
      }
      const progress = options.laid(middleX / width, middleY / height);
      if (progress + ragged(2) * 0.42 > 1) {
        lay(
          tone(options.squares, column, row, 9),
          `<use href="#q" x="${short(middleX)}" y="${short(middleY)}"/>`,
        );
      }
      for (let side = 0; side < 4 && options.pieces; side += 1) {
        if (progress + ragged(3 + side) * 0.5 <= 1.12) continue;
        const turn = side === 0 ? '' : `rotate(${side * 90})`;
        lay(
          tone(options.pieces, column, row, 20 + side),
          `<use href="#p" transform="translate(${short(middleX)} ${short(middleY)})${turn}"/>`,
        );
      }
    }
  }
  const tiles = [...byColor].map(([color, uses]) => `<g fill="${color}">${uses.join('')}</g>`).join('');
  const grout = options.pieces ? options.ground : 'none';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice">`,
    `<defs><path id="s" d="${path(star)}"/><path id="q" d="${path(square)}"/><path id="p" d="${path(piece(star, square, step, tile))}"/>${linePattern(options, step)}</defs>`,
    `<path fill="${options.ground}" d="M0 0h${width}v${height}H0z"/><path fill="url(#l)" d="M0 0h${width}v${height}H0z"/>`,
    `<g stroke="${grout}" stroke-width="1.6" stroke-linejoin="round">${tiles}</g>`,
    options.missing ? traced(options.missing, step, star) : '',
    '</svg>',
  ].join('');
}

/** The six-sided piece between two stars and a square, drawn about the square's centre, to its right. */
function piece(star: Point[], square: Point[], step: number, tile: number): Point[] {
  const corner = tile / Math.SQRT2;
  const nearest = (x: number, y: number) =>
    star
      .filter((_, index) => index % 2 === 1)
      .map(([starX, starY]): Point => [starX + x, starY + y])
      .reduce((best, point) => (distance(point, [corner, 0]) < distance(best, [corner, 0]) ? point : best));
  const notch = square
    .filter((_, index) => index % 2 === 1)
    .reduce((best, point) => (point[0] > best[0] ? point : best));
  const edge = tile / 2 / Math.SQRT2;
  return [
    [step / 2, 0],
    nearest(step / 2, step / 2),
    [edge, edge],
    notch,
    [edge, -edge],
    nearest(step / 2, -step / 2),
  ];
}

/** The construction lines as a pattern: circles round every star's place, the stars and the squares. */
function linePattern(options: WallOptions, step: number): string {
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

/** The missing star, traced with compass and ruler. */
function traced(missing: NonNullable<WallOptions['missing']>, step: number, star: Point[]): string {
  const radius = step / 2;
  const inner = short(Math.hypot(...(star[1] ?? [0, 0])));
  const lines = [0, 45, 90, 135]
    .map((turn) => path([polar(radius, turn), polar(radius, turn + 180)], false))
    .join('');
  return `<g transform="translate(${short(missing.column * step)} ${short(missing.row * step)})" fill="none" stroke="${missing.line}"><use href="#s" fill="${missing.ground}" stroke-width="2"/><g stroke-opacity=".55"><circle r="${short(radius)}"/><circle r="${inner}"/><path d="${lines}"/></g></g>`;
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(x - toX, y - toY);
}

function pick(colors: string[], chance: number): string {
  return colors[Math.floor(chance * colors.length) % colors.length] ?? '';
}

/** One of three shades of a colour: a little darker, as it is, a little lighter. */
function shaded(color: string, chance: number): string {
  const change = (Math.floor(chance * 3) - 1) * 0.055;
  const lift = change > 0 ? change * 30 : 0;
  const channels = [1, 3, 5].map((start) => {
    const value = Math.round(Number.parseInt(color.slice(start, start + 2), 16) * (1 + change) + lift);
    return Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A number from 0 to 1 that belongs to a tile: the same every time (an integer hash). */
function randomAt(column: number, row: number, salt: number): number {
  let bits =
    Math.imul(column + 101, 374761393) ^ Math.imul(row + 57, 668265263) ^ Math.imul(salt + 13, 2246822519);
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

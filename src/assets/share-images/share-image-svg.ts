import { direction, type Language } from '../../site/languages';
import { shareSize } from '../../site/share-image/share-image';
import { shareWords } from '../../site/share-image/share-text';
import type { Site } from '../../site/site';
import type { Page } from '../../site/types.generated';
import { brokenLines } from './line-breaking';
import { shapedText } from './text-to-paths';
import type { ShareFonts } from './share-fonts';
import { shareColors, shareWall, type ShareColors } from './share-tiling';

const { width: WIDTH, height: HEIGHT } = shareSize;
/** The free edge, the column of words, and where the wall begins, in pixels. */
const EDGE = 72;
const COLUMN = 690;
const WALL = 640;
/** The letters of the line above the title, and the room between two names in it. */
const SMALL = 30;
const GAP = 48;
/** The height of a line for a size of one pixel: Arabic letters reach higher and lower. */
const LINE = { ltr: 1.06, rtl: 1.36 } as const;

const SHARE = { ltr: 1, rtl: 0.86 } as const;

/**
 * The share picture of a page as an SVG of 1200 × 630: the section's colour, its wall at the end, the words at
 * the start, the brand at the foot. In Arabic the whole lies the other way round. Words are outlines, so that
 * it needs no font to be shown.
 */
export function sharePicture(site: Site, page: Page, language: Language, fonts: ShareFonts): string {
  const { theme } = site.config;
  const colors = shareColors(theme, page);
  const way = direction(language);
  const wall = shareWall(theme, page).replace('<svg ', `<svg x="${WALL}" width="560" height="${HEIGHT}" `);
  const mirror = way === 'rtl' ? ` transform="translate(${WIDTH})scale(-1 1)"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs><linearGradient id="fade"><stop stop-color="${colors.ground}"/><stop offset="1" stop-color="${colors.ground}" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill="${colors.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<g${mirror}>${wall}<path fill="url(#fade)" d="M${WALL} 0h200v${HEIGHT}h-200z"/></g>`,
    words(shareWords(site, page, language), colors, way, fonts),
    '</svg>',
  ].join('');
}

/**
 * The words from the start edge: the place above, smaller where it is long; the title in the middle; the brand
 * at the foot, with the address where there is room.
 */
function words(
  { title, place, brand, host }: ReturnType<typeof shareWords>,
  colors: ShareColors,
  way: 'ltr' | 'rtl',
  fonts: ShareFonts,
): string {
  const fromStart = (distance: number, width: number) =>
    way === 'ltr' ? EDGE + distance : WIDTH - EDGE - distance - width;
  const set = (
    text: string,
    list: ShareFonts['text'],
    size: number,
    fill: string,
    start: number,
    y: number,
  ) => {
    const { svg, width } = shapedText(text, list, size, way);
    const x = fromStart(start, width).toFixed(2);
    return { width, svg: `<g fill="${fill}" transform="translate(${x} ${y.toFixed(2)})">${svg}</g>` };
  };
  const measure = (line: string) => shapedText(line, fonts.display, 1, way).width;
  // Arabic lines stand further apart: smaller letters fill the same height.
  const { size: wanted, lines } = brokenLines(title, COLUMN / SHARE[way], measure);
  const size = wanted * SHARE[way];
  const step = size * LINE[way];
  const first = 318 - ((lines.length - 1) * step) / 2 + size * 0.34;
  const widths = place.map((name) => shapedText(name, fonts.text, SMALL, way).width);
  const whole = widths.reduce((sum, width) => sum + width, 0) + GAP * (place.length - 1);
  const share = Math.min(1, COLUMN / Math.max(1, whole));
  let start = 0;
  const above = place.map((name, index) => {
    const middle = fromStart(start - (GAP * share) / 2, 0);
    const sign = index === 0 ? '' : star(middle, 98, 7 * share, colors.mark);
    const drawn = set(name, fonts.text, SMALL * share, colors.muted, start, 108);
    start += drawn.width + GAP * share;
    return sign + drawn.svg;
  });
  const logo = set(brand, fonts.display, 46, colors.ink, 58, 566);
  const address = set(host, fonts.text, 26, colors.muted, 58 + logo.width + 28, 564);
  const hasRoom = 58 + logo.width + 28 + address.width <= COLUMN;
  return [
    ...above,
    ...lines.map((line, index) => set(line, fonts.display, size, colors.ink, 0, first + index * step).svg),
    star(fromStart(0, 44) + 22, 551, 22, colors.mark),
    logo.svg,
    hasRoom ? address.svg : '',
  ].join('');
}

/** The star of two squares. */
function star(x: number, y: number, radius: number, fill: string): string {
  const side = (radius * 16) / 11.3;
  const square = `<path d="M${-side / 2} ${-side / 2}h${side}v${side}h${-side}z"`;
  return `<g fill="${fill}" transform="translate(${x.toFixed(2)} ${y})">${square}/>${square} transform="rotate(45)"/></g>`;
}

import { direction, type Language } from '../../site/languages';
import { shareSize } from '../../site/share-image/share-image';
import { shareText } from '../../site/share-image/share-text';
import type { Site } from '../../site/site';
import type { Page } from '../../site/types.generated';
import { brokenLines } from './line-breaking';
import type { ShareFonts } from './share-fonts';
import { shareColors, shareTiling, type ShareColors } from './share-tiling';
import { shapedText } from './text-to-paths';

const { width: WIDTH, height: HEIGHT } = shareSize;
/** The margin, the width of the text column, and the start of the tiling, in pixels. */
const EDGE = 72;
const COLUMN = 690;
const TILING = 640;
/** The font size of the line above the title, and the gap between two names in it, in pixels. */
const SMALL = 30;
const GAP = 48;
/** The line height in multiples of the font size: Arabic letters reach higher and lower. */
const LINE_HEIGHT = { ltr: 1.06, rtl: 1.36 } as const;
/** The factor for font sizes: Arabic lines are further apart, so smaller letters fill the same height. */
const FONT_SCALE = { ltr: 1, rtl: 0.86 } as const;

/**
 * Returns the share image of a page as an SVG of 1200 × 630: the section's color, its tiling at the end, the text at
 * the start, the brand at the bottom. In Arabic the layout is mirrored. Text is drawn as outlines, so that rendering
 * needs no font.
 */
export function shareImageSvg(site: Site, page: Page, language: Language, fonts: ShareFonts): string {
  const { theme } = site.config;
  const colors = shareColors(theme, page);
  const dir = direction(language);
  const tiling = shareTiling(theme, page).replace(
    '<svg ',
    `<svg x="${TILING}" width="560" height="${HEIGHT}" `,
  );
  const mirror = dir === 'rtl' ? ` transform="translate(${WIDTH})scale(-1 1)"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs><linearGradient id="fade"><stop stop-color="${colors.ground}"/><stop offset="1" stop-color="${colors.ground}" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill="${colors.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<g${mirror}>${tiling}<path fill="url(#fade)" d="M${TILING} 0h200v${HEIGHT}h-200z"/></g>`,
    textSvg(shareText(site, page, language), colors, dir, fonts),
    '</svg>',
  ].join('');
}

/**
 * Returns the text, aligned to the start edge: the place above, smaller where it is long; the title in the middle;
 * the brand at the bottom, with the address where there is room.
 */
function textSvg(
  { title, place, brand, host }: ReturnType<typeof shareText>,
  colors: ShareColors,
  dir: 'ltr' | 'rtl',
  fonts: ShareFonts,
): string {
  const fromStart = (distance: number, width: number) =>
    dir === 'ltr' ? EDGE + distance : WIDTH - EDGE - distance - width;
  const draw = (
    text: string,
    list: ShareFonts['text'],
    size: number,
    fill: string,
    start: number,
    y: number,
  ) => {
    const { svg, width } = shapedText(text, list, size, dir);
    const x = fromStart(start, width).toFixed(2);
    return { width, svg: `<g fill="${fill}" transform="translate(${x} ${y.toFixed(2)})">${svg}</g>` };
  };
  const measure = (line: string) => shapedText(line, fonts.display, 1, dir).width;
  const { size: titleSize, lines } = brokenLines(title, COLUMN / FONT_SCALE[dir], measure);
  const size = titleSize * FONT_SCALE[dir];
  const step = size * LINE_HEIGHT[dir];
  const first = 318 - ((lines.length - 1) * step) / 2 + size * 0.34;
  const widths = place.map((name) => shapedText(name, fonts.text, SMALL, dir).width);
  const totalWidth = widths.reduce((sum, width) => sum + width, 0) + GAP * (place.length - 1);
  const scale = Math.min(1, COLUMN / Math.max(1, totalWidth));
  let start = 0;
  const above = place.map((name, index) => {
    const middle = fromStart(start - (GAP * scale) / 2, 0);
    const separator = index === 0 ? '' : star(middle, 98, 7 * scale, colors.mark);
    const text = draw(name, fonts.text, SMALL * scale, colors.muted, start, 108);
    start += text.width + GAP * scale;
    return separator + text.svg;
  });
  const logo = draw(brand, fonts.display, 46, colors.ink, 58, 566);
  const address = draw(host, fonts.text, 26, colors.muted, 58 + logo.width + 28, 564);
  const hasRoom = 58 + logo.width + 28 + address.width <= COLUMN;
  return [
    ...above,
    ...lines.map((line, index) => draw(line, fonts.display, size, colors.ink, 0, first + index * step).svg),
    star(fromStart(0, 44) + 22, 551, 22, colors.mark),
    logo.svg,
    hasRoom ? address.svg : '',
  ].join('');
}

/** Returns the star of the brand, made of two squares. */
function star(x: number, y: number, radius: number, fill: string): string {
  const side = (radius * 16) / 11.3;
  const square = `<path d="M${-side / 2} ${-side / 2}h${side}v${side}h${-side}z"`;
  return `<g fill="${fill}" transform="translate(${x.toFixed(2)} ${y})">${square}/>${square} transform="rotate(45)"/></g>`;
}

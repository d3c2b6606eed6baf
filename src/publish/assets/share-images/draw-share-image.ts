import type { OverlayOptions, Sharp } from 'sharp';
import { direction, fontScript, type Language } from '../../../site/languages';
import { defaultSection } from '../../../site/section';
import { shareSize } from '../../../site/share-image/share-image';
import { shareText } from '../../../site/share-image/share-text';
import type { Site } from '../../../site/site';
import type { DrawingName, Page } from '../../../site/types.generated';
import { drawing } from '../drawings/drawings';
import { markSvg } from '../icons/favicon-svg';
import type { ShareFonts } from './share-fonts';
import { shareColors, shareTiling } from './share-tiling';
import { directionMark, textImage, textMarkup } from './text-image';
import { titleImage } from './title-image';

const { width: WIDTH, height: HEIGHT } = shareSize;
/** The margin, the width of the text column, and the start of the tiling, in pixels. */
const EDGE = 72;
const COLUMN = 690;
const TITLE = { width: COLUMN, height: 330 };
const TILING = 640;
/** The start of the drawing of a subject, which is beside the text column. */
const SCENE = 790;
/** The radius of the mark, the space for it, and its middle. */
const MARK = { radius: 22, space: 58, y: 551 };

/**
 * Draws the share image of a page, 1200 × 630: the section's color, the drawing of its subject or the section's tiling at the
 * end, the text at the start, the brand at the bottom. In Arabic the layout is mirrored.
 */
export async function drawShareImage(
  site: Site,
  page: Page,
  language: Language,
  fonts: ShareFonts,
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const dir = direction(language);
  const colors = shareColors(site.config.theme, page);
  const { title, place, brand, host } = shareText(site, page, language);
  const script = fontScript(language);
  const small = { fonts: fonts.text, script, color: colors.muted };
  const large = { fonts: fonts.display, script, color: colors.ink };
  const aside = directionMark(dir);

  const separator = textMarkup('\u00a0\u00a0•\u00a0\u00a0', { ...large, size: 30, color: colors.mark });
  const names = place.map((name) => textMarkup(name, { ...small, size: 30 }));
  const above = names.join(aside + separator + aside);
  const logo = textMarkup(brand, { ...large, size: 46 });
  const address = textMarkup(`${'\u00a0'.repeat(5)}${host}`, { ...small, size: 26 });
  const signed = await textImage(logo + aside + address, dir);
  const hasRoom = (await signed.metadata()).width <= COLUMN - MARK.space;

  const overlays = [
    place.length > 0 && overlay(await textImage(above, dir), dir, { middle: 98, height: 44 }),
    overlay(await titleImage(title, large, dir, TITLE), dir, { middle: 316, height: TITLE.height }),
    overlay(hasRoom ? signed : await textImage(logo, dir), dir, {
      middle: MARK.y,
      height: 80,
      start: MARK.space,
    }),
  ];
  return sharp(Buffer.from(backgroundSvg(site, page, dir)))
    .composite((await Promise.all(overlays)).filter((each) => each !== false))
    .flatten();
}

/** Returns a text at its place: aligned to the start, in the middle of a row, smaller where it would not fit. */
async function overlay(
  image: Sharp,
  dir: 'ltr' | 'rtl',
  { middle, height, start = 0 }: { middle: number; height: number; start?: number },
): Promise<OverlayOptions> {
  const { data, info } = await image
    .resize({ width: COLUMN - start, height, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    left: dir === 'ltr' ? EDGE + start : WIDTH - EDGE - start - info.width,
    top: Math.round(middle - info.height / 2),
  };
}

/** Returns everything but the text as SVG. */
function backgroundSvg(site: Site, page: Page, dir: 'ltr' | 'rtl'): string {
  const { theme } = site.config;
  const { ground, mark } = shareColors(theme, page);
  const mirror = dir === 'rtl' ? ` transform="translate(${WIDTH})scale(-1 1)"` : '';
  const x = dir === 'ltr' ? EDGE + MARK.radius : WIDTH - EDGE - MARK.radius;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs><linearGradient id="fade"><stop stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    page.drawing ? scene(page.drawing) : `<g${mirror}>${tiling()}</g>`,
    `<g fill="${mark}" transform="translate(${x} ${MARK.y})scale(${MARK.radius / 11.32})">${markSvg(theme.sections[defaultSection]?.sign)}</g>`,
    '</svg>',
  ].join('');

  function tiling(): string {
    const tiles = shareTiling(theme, page).replace(
      '<svg ',
      `<svg x="${TILING}" width="560" height="${HEIGHT}" `,
    );
    return `${tiles}<path fill="url(#fade)" d="M${TILING} 0h200v${HEIGHT}h-200z"/>`;
  }

  /** A drawing is never mirrored. */
  function scene(name: DrawingName): string {
    const width = WIDTH - SCENE;
    const start = dir === 'ltr' ? SCENE : 0;
    return drawing(name, theme, page.section ?? defaultSection).replace(
      '<svg ',
      `<svg x="${start}" width="${width}" height="${HEIGHT}" `,
    );
  }
}

import { shareSize } from '../../../site/page-data/share-image';
import { defaultSection } from '../../../site/section';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { tiling } from '../art/tiling';
import { sectionTiling } from '../art/tilings';
import { drawing, sectionTones } from '../drawings/drawings';
import { markSvg } from '../icons/favicon-svg';
import { palette } from '../palette';
import { cachedFile } from '../cached-file';

type Theme = SiteConfig['theme'];

/** The maximum size of a share picture, in bytes: some networks ignore larger ones. */
export const shareLimit = 120_000;

/** JPEG qualities in the order in which they are tried; the first one is usually enough. */
const QUALITIES = [76, 68, 60, 50, 40, 30];

/**
 * Returns the share picture of a page as JPEG, the format that every network accepts: its drawing on a wall in tones of its
 * section, the wall of the section in all its colors, or the mark of the company on the wall of the section `default`. It
 * has no words and is never mirrored.
 *
 * @param root the folder of the site, whose cache keeps the picture
 */
export async function sharePicture(
  theme: Theme,
  { drawing: subject, section = defaultSection }: Page,
  root: string,
): Promise<Uint8Array> {
  const wall = shareWall(theme, section, subject !== undefined);
  const mark = section === defaultSection ? markOnPlate(theme) : '';
  const shown = subject ? drawing(subject, theme, section) : mark;
  const file = { name: 'pictures/share', extension: 'jpg', source: wall + shown, settings: QUALITIES };
  return cachedFile(root, file, () => draw(wall, shown));
}

/** Returns the wall behind a share picture as an SVG document. With a drawing on it, its tiles only have tones of the plate. */
function shareWall(theme: Theme, section: string, isQuiet: boolean): string {
  const { wall = '', 'wall-deep': deep = '', 'wall-light': light = '' } = sectionTones(theme, section);
  return tiling({
    ...sectionTiling(palette(theme), section, theme.sections[section]!, 'dark'),
    ...(isQuiet && { ground: deep, stars: [wall], squares: [light], pieces: [deep] }),
    ...shareSize,
    // Nine stars, so that both ends are the same; more would be too heavy.
    tile: shareSize.width / 9 / (1 + Math.SQRT2),
    progress: () => 2,
  });
}

function markOnPlate(theme: Theme): string {
  const { color } = palette(theme);
  const { plate, onPlate, sign } = theme.sections.default!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 40 40"><path fill="${color(plate)}" d="M-20-20h40v40h-40z"/><g fill="${color(onPlate)}">${markSvg(sign)}</g></svg>`;
}

/**
 * Draws a picture in the middle of a wall, without cutting it. Colors keep their full resolution (4:4:4), because the edges of
 * tiles would bleed otherwise. The same sources give the same bytes.
 */
async function draw(wall: string, shown: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(wall));
  if (shown) {
    // A house has a size of its own; its street runs on beside it.
    const size = `$1 width="${shareSize.width}" height="${shareSize.height}"`;
    const input = await sharp(Buffer.from(shown.replace(/^(<svg \S+) width="\d+" height="\d+"/, size)))
      .resize({ ...shareSize, fit: 'inside' })
      .toBuffer();
    image.composite([{ input }]);
  }
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    bytes = await image.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= shareLimit) break;
  }
  return bytes;
}

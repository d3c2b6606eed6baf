import type { SiteFile } from '../../../lib/files';
import type { SiteConfig } from '../../../site/types.generated';
import { cachedFile } from '../cached-file';
import { palette } from '../palette';
import { markSvg } from './favicon-svg';

/**
 * The icons to render: the width and height in pixels, the share of it that the mark takes, and whether the background has
 * the color of the plates or is transparent. The mark of a maskable icon fits into the middle 80 %, because phones crop such
 * icons to different shapes (www.w3.org/TR/appmanifest/#icon-masks). iOS rounds the corners and does not support
 * transparency.
 */
const icons = [
  { path: 'apple-touch-icon.png', side: 180, share: 0.66, isOpaque: true },
  { path: 'icons/icon-192.png', side: 192, share: 0.94, isOpaque: false },
  { path: 'icons/icon-512.png', side: 512, share: 0.94, isOpaque: false },
  { path: 'icons/icon-maskable-512.png', side: 512, share: 0.6, isOpaque: true },
];

const PNG = { compressionLevel: 9 };

/**
 * Returns the icons at fixed URLs: `apple-touch-icon.png`, and those of the manifest, the smallest of which is for browsers that
 * do not draw the SVG. A file with the same name in `public/` replaces an icon.
 *
 * @param root the folder of the site, whose cache keeps the icons
 */
export async function siteIcons(theme: SiteConfig['theme'], root: string): Promise<SiteFile[]> {
  return Promise.all(
    icons.map(async ({ path, ...icon }) => ({ path, content: await iconPng(theme, icon, root) })),
  );
}

/** Draws the mark of the company, whose points are on a circle with a radius of 11.32 in a box of 24. */
function iconPng(theme: SiteConfig['theme'], icon: Omit<(typeof icons)[number], 'path'>, root: string) {
  const { color } = palette(theme);
  const half = (8 * Math.SQRT2) / icon.share;
  const section = theme.sections.default;
  const ground = icon.isOpaque
    ? `<path fill="${color(section?.plate)}" d="M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z"/>`
    : '';
  const mark = `<g fill="${color(icon.isOpaque ? section?.onPlate : section?.plate)}">${markSvg(section?.sign)}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${icon.side}" height="${icon.side}" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">${ground}${mark}</svg>`;
  const file = { name: 'pictures/icon', extension: 'png', source: svg, settings: PNG };
  return cachedFile(root, file, async () => {
    const { default: sharp } = await import('sharp');
    const image = sharp(Buffer.from(svg));
    return (icon.isOpaque ? image.flatten() : image).png(PNG).toBuffer();
  });
}

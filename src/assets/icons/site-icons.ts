import type { SiteConfig } from '../../site/types.generated';
import { icoFile } from './ico';
import type { SiteFile } from '../../lib/output-file';

/** An icon as it is asked for: its file, its side in pixels, and how much of the side the star takes. */
interface IconPlan {
  path: string;
  side: number;
  share: number;
  /** Whether it stands on the colour of the plates; otherwise around the star there is nothing. */
  isOpaque: boolean;
}

/**
 * The star of a maskable icon stays within the middle 80 % whatever shape a telephone cuts
 * (www.w3.org/TR/appmanifest/#icon-masks); Apple's telephones round the corners and know no transparency.
 */
const plans: readonly IconPlan[] = [
  { path: 'apple-touch-icon.png', side: 180, share: 0.66, isOpaque: true },
  { path: 'icons/icon-192.png', side: 192, share: 0.94, isOpaque: false },
  { path: 'icons/icon-512.png', side: 512, share: 0.94, isOpaque: false },
  { path: 'icons/icon-maskable-512.png', side: 512, share: 0.6, isOpaque: true },
];

/**
 * The pictures of the brand's sign that browsers and telephones ask for at fixed addresses. A file of the same
 * name under `public/` takes the place of one.
 *
 * @returns `favicon.ico`, `apple-touch-icon.png` and the icons of the manifest
 */
export async function siteIcons(theme: SiteConfig['theme']): Promise<SiteFile[]> {
  const favicon = await drawnIcon(theme, { path: '', side: 32, share: 1, isOpaque: false });
  const others = plans.map(async (plan) => ({ path: plan.path, content: await drawnIcon(theme, plan) }));
  return [{ path: 'favicon.ico', content: icoFile(favicon, 32) }, ...(await Promise.all(others))];
}

/** The star of two squares; its points lie on a circle of the radius 11.32 in a box of 24. */
async function drawnIcon({ colors, sections }: SiteConfig['theme'], plan: IconPlan): Promise<Uint8Array> {
  const color = (name = '') => colors[name] ?? '#000000';
  const half = (8 * Math.SQRT2) / plan.share;
  const section = sections.default;
  const ground = plan.isOpaque
    ? `<path fill="${color(section?.plate)}" d="M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z"/>`
    : '';
  const square = '<path d="M-8-8h16v16h-16z"/>';
  const star = `<g fill="${color(plan.isOpaque ? section?.onPlate : section?.plate)}">${square}<g transform="rotate(45)">${square}</g></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${plan.side}" height="${plan.side}" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">${ground}${star}</svg>`;
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(svg));
  return (plan.isOpaque ? image.flatten() : image).png({ compressionLevel: 9 }).toBuffer();
}

import type { Sign } from '../../../site/page-data.types';
import { signs } from '../../../client/ui/icons/signs';
import type { SiteConfig } from '../../../site/types.generated';
import { palette } from '../palette';

/** Returns the favicon as SVG: the company's mark in the color of the plates. */
export function iconSvg(theme: SiteConfig['theme']): string {
  const { color } = palette(theme);
  const section = theme.sections.default;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24"><style>svg{fill:${color(section?.plate)}}@media(prefers-color-scheme:dark){svg{fill:${color(section?.light)}}}</style>${markSvg(section?.sign)}</svg>`;
}

/** Returns the mark as SVG, around the origin and within a circle with a radius of 11.32. The star is one of two squares. */
export function markSvg(sign: Sign = 'star'): string {
  const square = '<path d="M-8-8h16v16h-16z"/>';
  if (sign === 'star') return `${square}<g transform="rotate(45)">${square}</g>`;
  return `<path transform="scale(.8) translate(-12 -12)" d="${signs[sign]}"/>`;
}

import type { SiteConfig } from '../../site/types.generated';
import { palette } from '../palette';

/** Returns the favicon as SVG: the brand's star of two squares, in the color of the plates. */
export function iconSvg(theme: SiteConfig['theme']): string {
  const { color } = palette(theme);
  const section = theme.sections.default;
  const square = '<path d="M-8-8h16v16h-16z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24"><style>svg{fill:${color(section?.plate)}}@media(prefers-color-scheme:dark){svg{fill:${color(section?.light)}}}</style>${square}<g transform="rotate(45)">${square}</g></svg>`;
}

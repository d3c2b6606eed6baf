import type { SiteConfig } from '../../site/types.generated';
import { palette } from './palette';

/**
 * Returns the CSS of the site's pointer: a small square in the colors of the mark, turned by 45° over links and controls. It is an
 * image in the `cursor` property, so it needs no script, has no lag, and a device without a mouse never computes it. Over text
 * and fields the system's pointer stays. The switch in the footer and reduced motion turn it off.
 */
export function cursorCss(theme: SiteConfig['theme']): string {
  const { color } = palette(theme);
  const { plate, onPlate } = theme.sections.default ?? {};
  const cursor = (turn: number) =>
    `url("data:image/svg+xml,${square(color(plate), color(onPlate), turn).replaceAll('#', '%23')}") 10 10`;
  return `@media (any-pointer:fine) and (prefers-reduced-motion:no-preference){
:root:not([data-motion="off"]){cursor:${cursor(0)},auto}
:root:not([data-motion="off"]) :is(a,button:enabled,summary,label){cursor:${cursor(45)},pointer}
:root:not([data-motion="off"]) :is(p,li,dt,dd,h1,h2,h3,blockquote,input,textarea,select):not(:is(a,button,summary,label) *){cursor:auto}
}
`;
}

function square(fill: string, outline: string, turn: number): string {
  return `<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20' viewBox='-10 -10 20 20'><path d='M-5-5H5V5H-5z' fill='${fill}' stroke='${outline}' stroke-width='1.5' transform='rotate(${turn})'/></svg>`;
}

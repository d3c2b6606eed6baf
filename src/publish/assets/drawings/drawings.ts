import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brightness, mix } from '../../../lib/color';
import { projectRoot } from '../../../lib/project-root';
import type { DrawingFile } from '../../../site/parts/drawing';
import type { SiteConfig } from '../../../site/types.generated';
import { palette } from '../palette';

type Theme = SiteConfig['theme'];

/**
 * Returns the drawing of a subject as an SVG document, in the colors of a section.
 *
 * @param name the file beside this one, whose colors are the tones below: `fill="var(--wall)"`
 */
export function drawing(name: DrawingFile, theme: Theme, section: string): string {
  const tones = sectionTones(theme, section);
  const svg = readFileSync(join(projectRoot, `src/publish/assets/drawings/${name}.svg`), 'utf8');
  return withViews(svg.trim()).replace(/var\(--([\w-]+)\)/g, (_, tone: string) => tones[tone] ?? '');
}

/**
 * Adds the views of a house to its drawing, out of its sight: `#lit` has a garden wall behind it, as on a street, and `#day`
 * lacks the pieces that are lit. As one file they cost little more than one of them, and the lamps need no request.
 */
function withViews(svg: string): string {
  const parts = /^(<svg .*viewBox="(\S+).*<\/defs>)(<path class="wall".*?\/>)(.*)<\/svg>$/.exec(svg);
  if (!parts) return svg;
  const [, head = '', start = '', wall = '', pieces = ''] = parts;
  const view = (id: string, y: number, house: string) =>
    `<view id="${id}" viewBox="${start} ${y} 4000 700"/><g transform="translate(0 ${y})">${wall}${house}</g>`;
  const day = view('day', 2000, pieces.replaceAll(/<path class="lit".*?\/>/g, ''));
  const lit = `<g id="house">${pieces}</g>${view('lit', 1000, '<use href="#house"/>')}`;
  return `${head}${lit}${day}</svg>`.replaceAll(/ class="\w+"/g, '');
}

/**
 * Returns the tones of a section: three of the wall, which are shades of its plate, those of the thing, and the color of what
 * the visitor takes (`gold`), which is dark on a bright plate.
 */
export function sectionTones(theme: Theme, section: string): Record<string, string> {
  const { color, role } = palette(theme);
  const { plate, onPlateMuted, accent, light } = theme.sections[section] ?? theme.sections.default!;
  const [wall, deep] = [color(plate), color(accent)];
  const shared = { wall, white: '#FFFFFF', night: role('band', 'light') };
  if (brightness(wall) > 0.5)
    return {
      ...shared,
      'wall-deep': mix(wall, '#000000', 0.1),
      'wall-light': mix(wall, '#FFFFFF', 0.2),
      shade: deep,
      hollow: mix(deep, '#000000', 0.22),
      tone: mix(wall, deep, 0.4),
      half: mix(wall, deep, 0.18),
      pale: mix(wall, '#FFFFFF', 0.48),
      paper: mix(wall, '#FFFFFF', 0.78),
      gold: shared.night,
    };
  return {
    ...shared,
    'wall-deep': mix(wall, '#000000', 0.22),
    'wall-light': mix(wall, '#FFFFFF', 0.06),
    shade: mix(wall, '#000000', 0.56),
    hollow: mix(wall, '#000000', 0.34),
    tone: wall,
    half: mix(wall, color(light), 0.43),
    pale: color(light),
    paper: color(onPlateMuted),
    gold: role('highlight', 'light'),
  };
}

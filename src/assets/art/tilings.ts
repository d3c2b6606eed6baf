import { channels } from '../../lib/color';
import { findBlocks } from '../../site/blocks/find-blocks';
import type { Content } from '../../site/site';
import type { BlockByType, SiteConfig } from '../../site/types.generated';
import { tiling, type TilingOptions } from './tiling';

/** The SVG tilings of a site by name: `wall-home`, `wall-missing-dark`, `tiles-web-light`, `project-…`. */
export type Tilings = Map<string, string>;

/**
 * Returns all tilings of a site, in the colors and angles of its theme: one for the home page, one for the
 * "not found" page, one for the call to action of each section, and one for each project.
 */
export function tilings({ config }: Content): Tilings {
  const { colors, sections } = config.theme;
  const color = (name: string) => colors[name] ?? '#000000';
  const byName: Tilings = new Map();
  byName.set('wall-home', tiling(homeTiling(color)));
  for (const mode of ['light', 'dark'] as const)
    byName.set(`wall-missing-${mode}`, tiling(notFoundTiling(color, mode)));
  for (const [name, section] of Object.entries(sections)) {
    for (const mode of ['light', 'dark'] as const)
      byName.set(`tiles-${name}-${mode}`, tiling(sectionTiling(color, name, section, mode)));
  }
  const projects = findBlocks(config, 'cases').flatMap(({ block }) =>
    block.variant === 'projects' ? block.items : [],
  );
  projects.forEach((project, index) =>
    byName.set(`project-${project.id}`, tiling(projectTiling(config, project, index))),
  );
  return byName;
}

type Color = (name: string) => string;

/** Returns four colors on the dark background, with tiles at the inline end and the bottom. */
function homeTiling(color: Color): TilingOptions {
  const all = ['email', 'cobalt', 'safran', 'brique', 'chaux'].map(color);
  return {
    width: 760,
    height: 760,
    tile: 33,
    angle: 45,
    ground: color('nuit'),
    line: color('menthe'),
    lineOpacity: 0.3,
    compassOpacity: 0.14,
    stars: [
      color('email'),
      color('brique'),
      color('safran'),
      color('chaux'),
      color('email'),
      color('brique'),
    ],
    squares: all,
    pieces: [color('carte-nuit'), color('carte-nuit'), color('alternance-nuit')],
    progress: (x, y) => 0.28 + x * 1.05 + y * 0.42,
    seed: 5,
  };
}

function notFoundTiling(color: Color, mode: 'light' | 'dark'): TilingOptions {
  // Ink on the dark background would look like a hole.
  const ink = mode === 'light' ? 'encre' : 'chaux';
  return {
    ...grounds(color, mode),
    width: 900,
    height: 900,
    tile: 46,
    angle: 45,
    compassOpacity: 0.25,
    lineOpacity: 0.55,
    stars: ['email', 'cobalt', 'safran', 'brique', ink, 'email'].map(color),
    squares: ['safran', ink, 'cobalt', 'brique'].map(color),
    progress: () => 2,
    seed: 3,
    missing: {
      column: 4,
      row: 4,
      ground: color(mode === 'light' ? 'chaux' : 'nuit'),
      line: color(mode === 'light' ? 'encre' : 'chaux'),
    },
  };
}

/** Returns light grout with the section's colors, ink and some saffron; outside the sections, all four colors. */
function sectionTiling(
  color: Color,
  name: string,
  section: SiteConfig['theme']['sections'][string],
  mode: 'light' | 'dark',
): TilingOptions {
  const sectionColors =
    name === 'default'
      ? ['email', 'cobalt', 'brique', 'safran']
      : [section.plate, section.plate, section.light, section.plate];
  const ink = mode === 'light' ? 'encre' : 'chaux';
  return {
    ...grounds(color, mode),
    width: 1440,
    height: 620,
    tile: 38,
    angle: section.angle,
    stars: [...sectionColors, ink].map(color),
    squares: ['safran', ink, section.light, section.plate].map(color),
    progress: (x) => 0.16 + x * 1.72,
    seed: 2,
  };
}

function grounds(color: Color, mode: 'light' | 'dark') {
  return mode === 'light'
    ? {
        ground: color('platre'),
        line: color('ardoise'),
        lineOpacity: 0.3,
        compassOpacity: 0.1,
        pieces: ['blanc', 'chaux', 'platre'].map(color),
      }
    : {
        ground: color('nuit'),
        line: color('menthe'),
        lineOpacity: 0.22,
        compassOpacity: 0.1,
        pieces: ['alternance-nuit', 'nuit', 'bande-nuit'].map(color),
      };
}

/**
 * Returns a different scale, background and edge for each project, so that no two look alike. The backgrounds are
 * tones of the project's own color: none of them equals the background of the page, light or dark, and the lines
 * are visible on all of them.
 */
function projectTiling(
  config: SiteConfig,
  project: BlockByType['cases']['items'][number],
  index: number,
): TilingOptions {
  const color = (name: string) => config.theme.colors[name] ?? '#000000';
  const [from, to] = config.theme.gradients[project.gradient] ?? [project.color, project.color];
  const [encre, chaux, safran, projectColor] = ['encre', 'chaux', 'safran', project.color].map(color) as [
    string,
    string,
    string,
    string,
  ];
  const plain = color(from ?? project.color);
  const end = color(to ?? project.color);
  const deep = mix(plain, encre, 0.5);
  const pale = lightness(end) > 0.5 ? end : mix(plain, chaux, 0.62);
  const looks: Pick<
    TilingOptions,
    | 'tile'
    | 'ground'
    | 'line'
    | 'lineOpacity'
    | 'compassOpacity'
    | 'stars'
    | 'squares'
    | 'pieces'
    | 'progress'
  >[] = [
    {
      tile: 44,
      ground: deep,
      line: pale,
      lineOpacity: 0.5,
      compassOpacity: 0.26,
      stars: [plain, plain, pale, plain, chaux],
      squares: [projectColor, pale, safran, plain],
      pieces: [deep, mix(plain, encre, 0.3), plain, mix(plain, encre, 0.65)],
      progress: (x, y) => 0.24 + x * 1.2 + y * 0.12,
    },
    {
      tile: 74,
      ground: plain,
      line: pale,
      lineOpacity: 0.6,
      compassOpacity: 0.34,
      stars: [chaux, pale, chaux, projectColor],
      squares: [encre, pale, safran],
      pieces: [plain, mix(plain, encre, 0.22), plain],
      progress: (x, y) => 0.86 + x * 0.3 + y * 0.1,
    },
    {
      tile: 30,
      ground: pale,
      line: plain,
      lineOpacity: 0.5,
      compassOpacity: 0.26,
      stars: [encre, plain, chaux, projectColor, plain],
      squares: [encre, plain, safran, chaux],
      pieces: [chaux, pale, mix(pale, chaux, 0.5)],
      progress: (x, y) => 1.62 - y * 1.15 - x * 0.12,
    },
  ];
  const look = looks[index % looks.length] as (typeof looks)[number];
  return { width: 760, height: 520, angle: 45, seed: index + 1, ...look };
}

/** Returns a color mixed with a share of another, from 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const [parts, others] = [channels(color), channels(other)];
  return `#${parts
    .map((value, index) => Math.round(value * (1 - share) + (others[index] ?? value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Returns the perceived lightness of a color, from 0 (black) to 1 (white). */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

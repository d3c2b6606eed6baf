import type { Site } from '../../site/site';
import type { BlockByType, SiteConfig } from '../../site/types.generated';
import { wall, type WallOptions } from './tiling';

/** A drawing of the site, by name: `wall-home`, `wall-missing-dark`, `tiles-web`, `project-…`. */
export type Walls = Map<string, string>;

/**
 * Every wall of the site, from the colours and angles of its theme: the home page's, the one of the
 * page that is not found, one behind each section's call to action, and one for each project.
 */
export function walls(site: Site): Walls {
  const { colors, sections } = site.config.theme;
  const color = (name: string) => colors[name] ?? '#000000';
  const drawn: Walls = new Map();
  drawn.set('wall-home', wall(homeWall(color)));
  for (const mode of ['light', 'dark'] as const)
    drawn.set(`wall-missing-${mode}`, wall(missingWall(color, mode)));
  for (const [name, section] of Object.entries(sections)) {
    for (const mode of ['light', 'dark'] as const)
      drawn.set(`tiles-${name}-${mode}`, wall(tiles(color, name, section, mode)));
  }
  const projects = site.config.pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.type === 'cases' && block.variant === 'projects' ? block.items : [],
    ),
  );
  projects.forEach((project, index) =>
    drawn.set(`project-${project.id}`, wall(projectWall(site.config, project, index))),
  );
  return drawn;
}

type Color = (name: string) => string;

/** Four colours on the dark ground, laid from the end and the foot. */
function homeWall(color: Color): WallOptions {
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
    laid: (x, y) => 0.28 + x * 1.05 + y * 0.42,
    seed: 5,
  };
}

function missingWall(color: Color, mode: 'light' | 'dark'): WallOptions {
  // ink on the dark ground would look like a hole
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
    laid: () => 2,
    seed: 3,
    missing: {
      column: 4,
      row: 4,
      ground: color(mode === 'light' ? 'chaux' : 'nuit'),
      line: color(mode === 'light' ? 'encre' : 'chaux'),
    },
  };
}

/** Light grout, the section's colour, its light, ink, a little saffron; outside the sections all four colours. */
function tiles(
  color: Color,
  name: string,
  section: SiteConfig['theme']['sections'][string],
  mode: 'light' | 'dark',
): WallOptions {
  const own =
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
    stars: [...own, ink].map(color),
    squares: ['safran', ink, section.light, section.plate].map(color),
    laid: (x) => 0.16 + x * 1.72,
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
 * Each project another scale, ground and front, so that no two look alike. The grounds are tones of the
 * project's own colour: none of them is the page's, light or dark, and the lines stand out on all.
 */
function projectWall(
  config: SiteConfig,
  project: BlockByType['cases']['items'][number],
  index: number,
): WallOptions {
  const color = (name: string) => config.theme.colors[name] ?? '#000000';
  const [from, to] = config.theme.gradients[project.gradient] ?? [project.color, project.color];
  const [encre, chaux, safran, own] = ['encre', 'chaux', 'safran', project.color].map(color) as [
    string,
    string,
    string,
    string,
  ];
  const plain = color(from ?? project.color);
  const end = color(to ?? project.color);
  const deep = mixed(plain, encre, 0.5);
  const pale = lightness(end) > 0.5 ? end : mixed(plain, chaux, 0.62);
  const looks: Pick<
    WallOptions,
    'tile' | 'ground' | 'line' | 'lineOpacity' | 'compassOpacity' | 'stars' | 'squares' | 'pieces' | 'laid'
  >[] = [
    {
      tile: 44,
      ground: deep,
      line: pale,
      lineOpacity: 0.5,
      compassOpacity: 0.26,
      stars: [plain, plain, pale, plain, chaux],
      squares: [own, pale, safran, plain],
      pieces: [deep, mixed(plain, encre, 0.3), plain, mixed(plain, encre, 0.65)],
      laid: (x, y) => 0.24 + x * 1.2 + y * 0.12,
    },
    {
      tile: 74,
      ground: plain,
      line: pale,
      lineOpacity: 0.6,
      compassOpacity: 0.34,
      stars: [chaux, pale, chaux, own],
      squares: [encre, pale, safran],
      pieces: [plain, mixed(plain, encre, 0.22), plain],
      laid: (x, y) => 0.86 + x * 0.3 + y * 0.1,
    },
    {
      tile: 30,
      ground: pale,
      line: plain,
      lineOpacity: 0.5,
      compassOpacity: 0.26,
      stars: [encre, plain, chaux, own, plain],
      squares: [encre, plain, safran, chaux],
      pieces: [chaux, pale, mixed(pale, chaux, 0.5)],
      laid: (x, y) => 1.62 - y * 1.15 - x * 0.12,
    },
  ];
  const look = looks[index % looks.length] as (typeof looks)[number];
  return { width: 760, height: 520, angle: 45, seed: index + 1, ...look };
}

/** A colour with a share of another in it. */
function mixed(color: string, other: string, share: number): string {
  const [parts, others] = [channels(color), channels(other)];
  return `#${parts
    .map((value, index) => Math.round(value * (1 - share) + (others[index] ?? value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** From 0, black, to 1, white, as the eye weighs the three channels. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

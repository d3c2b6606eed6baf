import { wall } from '../../../client/effects/particles';
import { mix } from '../../../lib/color';
import { findBlocks } from '../../../site/blocks/find-blocks';
import { wallSection } from '../../../site/blocks/promo-carousel';
import { defaultSection } from '../../../site/section';
import type { Site } from '../../../site/site';
import type { BlockByType, SiteConfig } from '../../../site/types.generated';
import { palette, type Mode, type Palette } from '../palette';
import { tiling, type TilingOptions } from './tiling';

type Theme = SiteConfig['theme'];

/**
 * Returns all tilings of a site, in the colors and angles of its theme: one for the home page, one for the
 * "not found" page, one for the call to action of each section, and one for each project. Those that are laid before
 * the visitor's eyes have their lines in a file of their own, which sections of the same angle share.
 *
 * @returns SVG documents by name: `wall-home`, `wall-missing-dark`, `tiles-web-light`, `lines-45-light`, `project-…`
 */
export function tilings({ config }: Pick<Site, 'config'>): Map<string, string> {
  const { theme } = config;
  const colors = palette(theme);
  const angle = theme.sections[defaultSection]?.angle ?? 45;
  const byName = new Map<string, string>();
  const addLayers = (tiles: string, lines: string, options: TilingOptions) => {
    byName.set(tiles, tiling({ ...options, layer: 'tiles' }));
    byName.set(lines, tiling({ ...options, layer: 'lines' }));
  };
  const home = homeTiling(colors, angle);
  // The stars that take the color of the offer; the others and the squares keep all four.
  const onlyStars = [colors.tile(0), colors.tile(3)];
  const offer = colors.color(theme.sections[wallSection(config) ?? defaultSection]?.plate);
  const stars = home.stars.map((color) => (onlyStars.includes(color) ? offer : color));
  addLayers('wall-home', 'lines-home', { ...home, stars });
  byName.set('glaze-home', tiling({ ...home, pieces: undefined, squares: [], layer: 'tiles', onlyStars }));
  for (const mode of ['light', 'dark'] as const)
    byName.set(`wall-missing-${mode}`, tiling(notFoundTiling(colors, angle, mode)));
  for (const [name, section] of Object.entries(theme.sections)) {
    for (const mode of ['light', 'dark'] as const)
      addLayers(
        `tiles-${name}-${mode}`,
        `lines-${section.angle}-${mode}`,
        sectionTiling(colors, name, section, mode),
      );
  }
  const projects = findBlocks(config, 'cases').flatMap(({ block }) =>
    block.variant === 'projects' ? block.items.filter(({ picture, drawing }) => !picture && !drawing) : [],
  );
  projects.forEach((project, index) =>
    byName.set(`project-${project.id}`, tiling(projectTiling(theme, project, index))),
  );
  return byName;
}

/** Returns the tiles on the dark background in both modes, at the inline end and the bottom. */
function homeTiling({ role, ground, line, tile }: Palette, angle: number): TilingOptions {
  const pale = role('text', 'dark');
  const card = role('card', 'dark');
  return {
    width: wall.size,
    height: wall.size,
    tile: wall.tile,
    angle,
    ground: ground('dark'),
    line: line('dark'),
    lineOpacity: 0.3,
    compassOpacity: 0.14,
    stars: [tile(0), tile(3), tile(2), pale, tile(0), tile(3)],
    squares: [tile(0), tile(1), tile(2), tile(3), pale],
    pieces: [card, card, role('alt', 'dark')],
    progress: (x, y) => 0.28 + x * 1.05 + y * 0.42,
    seed: 5,
  };
}

function notFoundTiling(colors: Palette, angle: number, mode: Mode): TilingOptions {
  const { role, tile } = colors;
  // The color of the text: ink on the dark background would look like a hole.
  const ink = role('text', mode);
  return {
    ...grounds(colors, mode),
    width: 900,
    height: 900,
    tile: 46,
    angle,
    compassOpacity: 0.25,
    lineOpacity: 0.55,
    stars: [tile(0), tile(1), tile(2), tile(3), ink, tile(0)],
    squares: [tile(2), ink, tile(1), tile(3)],
    progress: () => 2,
    seed: 3,
    missing: { column: 4, row: 4, ground: role('page', mode), line: ink },
  };
}

/** Returns tiles in the section's colors, the color of the text and some highlights; outside the sections, all tiles. */
export function sectionTiling(
  colors: Palette,
  name: string,
  { angle, plate, light }: Theme['sections'][string],
  mode: Mode,
): TilingOptions {
  const { color, role, tile } = colors;
  const sectionColors =
    name === defaultSection ? [0, 1, 3, 2].map(tile) : [plate, plate, light, plate].map(color);
  const ink = role('text', mode);
  return {
    ...grounds(colors, mode),
    width: 1440,
    height: 620,
    tile: 38,
    angle,
    stars: [...sectionColors, ink],
    squares: [role('highlight', mode), ink, color(light), color(plate)],
    progress: (x) => 0.16 + x * 1.72,
    seed: 2,
  };
}

/** Returns the background and its lines, with pieces in the backgrounds of the page between the tiles. */
function grounds({ role, ground, line }: Palette, mode: Mode) {
  const pieces = mode === 'light' ? (['card', 'page', 'alt'] as const) : (['alt', 'page', 'band'] as const);
  return {
    ground: ground(mode),
    line: line(mode),
    lineOpacity: mode === 'light' ? 0.3 : 0.22,
    compassOpacity: 0.1,
    pieces: pieces.map((name) => role(name, mode)),
  };
}

/** Returns the tiling of a project. All tiles have tones of its own colors: none equals the background of the page. */
function projectTiling(
  theme: Theme,
  project: BlockByType['cases']['items'][number],
  index: number,
): TilingOptions {
  const { color, role } = palette(theme);
  const [from = project.color] = theme.gradients[project.gradient] ?? [];
  const [plain, ink] = [color(from), role('text', 'light')];
  const light = Object.values(theme.sections).find(({ plate }) => plate === from)?.light ?? from;
  const pale = light === from ? mix(plain, role('card', 'light'), 0.62) : color(light);
  const deep = mix(plain, ink, 0.38);
  return {
    width: 760,
    height: 520,
    tile: 34,
    angle: 45,
    ground: plain,
    line: pale,
    lineOpacity: 0.5,
    compassOpacity: 0.26,
    stars: [deep, deep, pale, deep],
    squares: [color(project.color), pale, deep],
    pieces: [mix(plain, ink, 0.16), plain],
    progress: (x, y) => 0.3 + x * 1.1 + y * 0.2,
    seed: index + 1,
  };
}

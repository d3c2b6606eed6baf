import type { SiteConfig } from '../site/types.generated';

type Theme = SiteConfig['theme'];

/** Light or dark mode. */
export type Mode = 'light' | 'dark';

/** The colors of a theme, as `#RRGGBB`, by what they are used for. */
export interface Palette {
  /** Returns a color by its name; black for an unknown one. */
  color(name?: string): string;
  role(name: Exclude<keyof Theme['roles'], '$comment'>, mode: Mode): string;
  /** Returns the background of a tiling. */
  ground(mode: Mode): string;
  /** Returns the construction lines of a tiling. */
  line(mode: Mode): string;
  /** Returns a color of the tiles; after the last one, the first again. */
  tile(index: number): string;
}

/** Returns the palette of a theme. */
export function palette({ colors, roles, tiling }: Theme): Palette {
  const color = (name = '') => colors[name] ?? '#000000';
  return {
    color,
    role: (name, mode) => color(roles[name][mode]),
    ground: (mode) => color(tiling.ground[mode]),
    line: (mode) => color(tiling.line[mode]),
    tile: (index) => color(tiling.tiles[index % tiling.tiles.length]),
  };
}

import type { SiteConfig } from '../../site/types.generated';

type Theme = SiteConfig['theme'];

/** Light or dark mode. */
export type Mode = 'light' | 'dark';

/** The colors of a theme, as `#RRGGBB`, by what they are used for. */
export type Palette = ReturnType<typeof palette>;

/** Returns the palette of a theme. */
export function palette({ colors, roles, tiling }: Theme) {
  /** Returns a color by its name; black for an unknown one. */
  const color = (name = '') => colors[name] ?? '#000000';
  return {
    color,
    role: (name: Exclude<keyof Theme['roles'], '$comment'>, mode: Mode) => color(roles[name][mode]),
    /** Returns the background of a tiling. */
    ground: (mode: Mode) => color(tiling.ground[mode]),
    /** Returns the construction lines of a tiling. */
    line: (mode: Mode) => color(tiling.line[mode]),
    /** Returns a color of the tiles; after the last one, the first again. */
    tile: (index: number) => color(tiling.tiles[index % tiling.tiles.length]),
  };
}

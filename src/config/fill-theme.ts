import { defaults } from '../site/defaults.generated';
import type { SiteConfig } from '../site/types.generated';

/**
 * Returns a config whose theme has everything: neutral colors for what it leaves out. A color that it names itself wins
 * over the neutral one of that name.
 */
export function fillTheme(config: SiteConfig): SiteConfig {
  const { theme } = config;
  const neutral = defaults.theme;
  const roles = { ...neutral.roles, ...theme.roles };
  const tiling = { ...neutral.tiling, ...theme.tiling };
  const uses = [...Object.values(roles), tiling.ground, tiling.line].flatMap(({ light, dark }) => [
    light,
    dark,
  ]);
  const used = new Set([...uses, ...tiling.tiles]);
  const colors = Object.fromEntries(Object.entries(neutral.colors).filter(([name]) => used.has(name)));
  const filled = { colors: { ...colors, ...theme.colors }, roles, tiling };
  return { ...config, theme: Object.assign({ gradients: neutral.gradients }, theme, filled) };
}

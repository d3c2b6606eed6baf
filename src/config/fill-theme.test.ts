import { expect, it } from 'vitest';
import { agencyConfig } from '../../tests/support/sites';
import { defaults } from '../site/defaults.generated';
import type { SiteConfig } from '../site/types.generated';
import { fillTheme } from './fill-theme';

const { colors, gradients, roles, tiling } = defaults.theme;

/** Returns the theme of a site that writes some of its fields. */
const filled = (written: object) => {
  const { theme, ...config } = agencyConfig();
  const { fonts, sections } = theme;
  return fillTheme({ ...config, theme: { fonts, sections, ...written } } as SiteConfig).theme;
};

it('a theme without colors has neutral ones, and no gradients', () => {
  expect(filled({})).toMatchObject({ colors, gradients, roles, tiling });
});

it('what a theme writes wins: the value of a neutral color, a role, the tiles', () => {
  const page = { light: 'creme', dark: 'base-nuit' };
  const theme = filled({
    colors: { creme: '#FFF8F0', 'base-encre': '#000000' },
    roles: { page },
    tiling: { tiles: ['creme'] },
  });
  expect(theme.colors).toMatchObject({ creme: '#FFF8F0', 'base-encre': '#000000', 'base-nuit': '#15181C' });
  expect(theme.roles).toEqual({ ...roles, page });
  expect(theme.tiling).toEqual({ ...tiling, tiles: ['creme'] });
});

it('a theme that writes everything is left as it is', () => {
  expect(JSON.stringify(fillTheme(agencyConfig()).theme.colors)).toBe(
    JSON.stringify(agencyConfig().theme.colors),
  );
  expect(fillTheme(agencyConfig())).toEqual(agencyConfig());
});

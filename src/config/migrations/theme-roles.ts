import { isObject } from '../../lib/json';
import type { SiteConfig } from '../../site/types.generated';

type Theme = SiteConfig['theme'];

/** The new fields of a theme: roles, the colors of the tilings, and fonts. */
interface NewFields {
  roles: Record<string, Role>;
  tiling?: { ground: Role; line: Role; tiles: string[] };
  fonts?: Theme['fonts'];
}

interface Role {
  light: string;
  dark: string;
}

/**
 * Gives a theme the roles, the tiling and the fonts that version 3 requires: with the colors that version 2 required by
 * name, and the fonts that it had. Fields that it already has stay.
 *
 * @returns a copy of the config; the config itself when it has all of them
 */
export function addThemeRoles(config: unknown): unknown {
  const theme = isObject(config) ? config.theme : undefined;
  if (!isObject(config) || !isObject(theme) || !isObject(theme.roles)) return config;
  const { roles, ...added } = newThemeFields(theme);
  if (Object.keys(roles).length === 0 && Object.keys(added).length === 0) return config;
  return {
    ...config,
    theme: { ...theme, roles: { ...theme.roles, ...roles }, ...added },
  };
}

/** Returns the roles, the tiling and the fonts that a theme of version 2 does not have. */
export function newThemeFields(theme: unknown): NewFields {
  const { roles, tiling, fonts, colors } = isObject(theme) ? theme : {};
  const known = isObject(roles) ? roles : {};
  const failure = isObject(colors) && 'rose' in colors ? 'rose' : darkOf(known.error);
  const added = {
    highlight: both('safran'),
    bandAccent: both('menthe'),
    notice: both('encre'),
    noticeText: both('chaux'),
    noticeSuccess: both('menthe'),
    noticeError: both(failure),
  };
  return {
    roles: Object.fromEntries(Object.entries(added).filter(([name]) => !(name in known))),
    ...(tiling === undefined && {
      tiling: {
        ground: { light: 'platre', dark: 'nuit' },
        line: { light: 'ardoise', dark: 'menthe' },
        tiles: ['email', 'cobalt', 'safran', 'brique'],
      },
    }),
    ...(fonts === undefined && {
      fonts: {
        latin: { display: 'bricolage-grotesque', body: 'instrument-sans' },
        arabic: { display: 'readex-pro', body: 'readex-pro' },
      },
    }),
  };
}

function both(color: string): Role {
  return { light: color, dark: color };
}

function darkOf(role: unknown): string {
  return isObject(role) && typeof role.dark === 'string' ? role.dark : 'brique';
}

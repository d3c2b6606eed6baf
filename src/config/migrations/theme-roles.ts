import { isObject } from '../../lib/json';

/** The new fields of a theme: roles, and the colors of the tilings. */
interface NewFields {
  roles: Record<string, Role>;
  tiling?: { ground: Role; line: Role; tiles: string[] };
}

interface Role {
  light: string;
  dark: string;
}

/**
 * Gives a theme the roles and the tiling that version 3 requires: with the colors that version 2 required by name. Fields
 * that it already has stay.
 *
 * @returns a copy of the config; the config itself when it has all of them
 */
export function addThemeRoles(config: unknown): unknown {
  const theme = isObject(config) ? config.theme : undefined;
  if (!isObject(config) || !isObject(theme) || !isObject(theme.roles)) return config;
  const { roles, tiling } = newThemeFields(theme);
  if (Object.keys(roles).length === 0 && !tiling) return config;
  return {
    ...config,
    theme: { ...theme, roles: { ...theme.roles, ...roles }, ...(tiling && { tiling }) },
  };
}

/** Returns the roles and the tiling that a theme of version 2 does not have. */
export function newThemeFields(theme: unknown): NewFields {
  const { roles, tiling, colors } = isObject(theme) ? theme : {};
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
  };
}

function both(color: string): Role {
  return { light: color, dark: color };
}

function darkOf(role: unknown): string {
  return isObject(role) && typeof role.dark === 'string' ? role.dark : 'brique';
}

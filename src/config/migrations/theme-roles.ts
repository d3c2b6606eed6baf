import { getNodeValue, findNodeAtLocation, type Edit, type Node } from 'jsonc-parser';
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
 * Returns the edits that give a theme the roles and the tiling that version 3 requires: with the colors that version 2
 * required by name. Fields that it already has stay.
 *
 * @param tree the syntax tree of the file
 */
export function addThemeRoles(tree: Node): Edit[] {
  const theme = findNodeAtLocation(tree, ['theme']);
  const roles = theme && findNodeAtLocation(theme, ['roles']);
  if (!theme || !roles?.children?.length) return [];
  const { roles: newRoles, tiling } = newThemeFields(getNodeValue(theme));
  const entries = Object.entries(newRoles);
  return [
    ...(entries.length > 0 ? [append(roles, entries)] : []),
    ...(tiling ? [append(theme, [['tiling', tiling]])] : []),
  ];
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

/** Returns the edit that writes fields after the last field of an object, on lines of their own. */
function append(object: Node, fields: [name: string, value: unknown][]): Edit {
  const last = object.children?.at(-1);
  const text = fields.map(([name, value]) => `,\n${JSON.stringify(name)}: ${JSON.stringify(value)}`).join('');
  return { offset: last ? last.offset + last.length : object.offset + 1, length: 0, content: text };
}

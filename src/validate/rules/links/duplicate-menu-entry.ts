import type { Finding } from '../../../config/report';
import type { Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';

/**
 * Returns a warning for each menu entry with the target of an earlier entry, whether it names the page or its section.
 *
 * @param config a valid config
 */
export function duplicateMenuEntries({ menus, theme }: SiteConfig): Finding[] {
  const header = menus.header.map(({ page, section }, index) => ({
    // An entry that names both is reported by another rule, because its target is ambiguous.
    to: section === undefined ? page : page === undefined ? theme.sections[section]?.page : undefined,
    path: ['menus', 'header', index, page === undefined ? 'section' : 'page'],
  }));
  const lists = (['services', 'company', 'notFound'] as const).map((name) =>
    menus[name].map((to, index) => ({ to, path: ['menus', name, index] })),
  );
  return [header, ...lists].flatMap(duplicates);
}

function duplicates(entries: { to: string | undefined; path: Path }[]): Finding[] {
  const seen = new Set<string>();
  return entries.flatMap(({ to, path }) => {
    if (to === undefined) return [];
    if (!seen.has(to)) {
      seen.add(to);
      return [];
    }
    return [
      {
        code: 'LINK-011',
        path,
        severity: 'warning' as const,
        message: `this menu leads to the page "${to}" twice. Take one of the two entries away.`,
      },
    ];
  });
}

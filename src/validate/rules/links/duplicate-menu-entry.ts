import type { SiteConfig } from '../../../site/types.generated';
import type { Finding } from '../../../config/report';
import type { Path } from '../../../lib/json';

/**
 * Entries that lead where another entry of the same menu leads, whether they name the page or its section.
 *
 * @param config a config that fits the schema
 * @returns a warning for each entry after the first
 */
export function duplicateMenuEntries({ menus, theme }: SiteConfig): Finding[] {
  const header = menus.header.map(({ page, section }, index) => ({
    // An entry that names both is told as that: which one is meant cannot be known.
    to: section === undefined ? page : page === undefined ? theme.sections[section]?.page : undefined,
    path: ['menus', 'header', index, page === undefined ? 'section' : 'page'],
  }));
  const lists = (['services', 'company', 'notFound'] as const).map((name) =>
    menus[name].map((to, index) => ({ to, path: ['menus', name, index] })),
  );
  return [header, ...lists].flatMap(doubles);
}

function doubles(entries: { to: string | undefined; path: Path }[]): Finding[] {
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

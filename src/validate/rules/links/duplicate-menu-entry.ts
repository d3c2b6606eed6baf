import { repeated } from '../../../lib/lists/repeated';
import type { SiteConfig } from '../../../site/types.generated';
import { rule } from '../../rule';

export const duplicateMenuEntry = rule({
  code: 'LINK-011',
  severity: 'warning',
  summary: {
    en: 'Two entries of a menu lead to the same page.',
    fr: 'Deux entrées d’un menu mènent à la même page.',
  },
  docs: {
    en: 'The second entry takes up space, and screen readers read it twice. An entry of the header that names a section leads to the first page of the section.\n\nRemove one of the two. The same page may be in two menus.',
    fr: 'La seconde entrée prend de la place, et les lecteurs d’écran la lisent deux fois. Une entrée de l’en-tête qui désigne une section mène à la première page de cette section.\n\nSupprimez l’une des deux. La même page peut figurer dans deux menus.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/menus/company/-', value: 'contact' }],
    reports: 'This menu already leads to the page "contact".',
    valid: [{ file: 'site.config.json', pointer: '/menus/company/-', value: 'workshop' }],
  },
  messages: {
    duplicate: ({ page }: { page: string }) => ({
      en: `This menu already leads to the page "${page}". Remove one of the two entries.`,
      fr: `Ce menu mène déjà à la page « ${page} ». Supprimez l’une des deux entrées.`,
    }),
  },
  *check({ config }) {
    for (const entries of menuEntries(config)) {
      const links = entries.flatMap(({ page, path }) => (page === undefined ? [] : [{ page, path }]));
      for (const { entry } of repeated(links, ({ page }) => page))
        yield { path: entry.path, message: 'duplicate', data: { page: entry.page } };
    }
  },
});

/** Returns the pages to which the entries of each menu lead. */
function menuEntries({ menus, theme }: SiteConfig) {
  const header = menus.header.map(({ page, section }, index) => ({
    // An entry that names both is reported by another rule, because its target is ambiguous.
    page: section === undefined ? page : page === undefined ? theme.sections[section]?.page : undefined,
    path: ['menus', 'header', index, page === undefined ? 'section' : 'page'],
  }));
  const lists = (['services', 'company', 'notFound'] as const).map((name) =>
    menus[name].map((page, index) => ({ page, path: ['menus', name, index] })),
  );
  return [header, ...lists];
}

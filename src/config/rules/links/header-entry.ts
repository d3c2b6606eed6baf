import { rule } from '../../rule';

export const headerEntry = rule({
  code: 'LINK-004',
  severity: 'error',
  summary: { en: 'An entry of the header leads nowhere.', fr: 'Une entrée de l’en-tête ne mène nulle part.' },
  docs: {
    en: 'An entry of the header leads to a `page` or `to` a place on one, or opens a `section` that has a first page. With none or several of them, the target of a click is undefined. A place has no name, so its entry has a `label`.\n\nKeep one of the three. For a section, name its first page under `theme.sections`.',
    fr: 'Une entrée de l’en-tête mène à une `page` ou à un endroit d’une page (`to`), ou ouvre une `section` qui a une première page. Si elle n’en a aucun, ou plusieurs, on ne sait pas où mène un clic. Un endroit n’a pas de nom : son entrée a un `label`.\n\nGardez l’un des trois. Pour une section, indiquez sa première page sous `theme.sections`.',
  },
  examples: {
    invalid: [{ pointer: '/menus/header/-', value: { page: 'contact', section: 'workshop' } }],
    reports: 'This entry must have one of "page", "section" and "to".',
    valid: [{ pointer: '/menus/header/-', value: { section: 'workshop' } }],
  },
  messages: {
    ambiguous: () => ({
      en: 'This entry must have one of "page", "section" and "to".',
      fr: 'Cette entrée doit avoir un seul des champs « page », « section » et « to ».',
    }),
    noLabel: () => ({
      en: 'This entry leads to a place on a page, which has no name. Give the entry a "label".',
      fr: 'Cette entrée mène à un endroit d’une page, qui n’a pas de nom. Donnez-lui un « label ».',
    }),
    noFirstPage: ({ section }: { section: string }) => ({
      en: `The section "${section}" has no first page. Name one under theme.sections.`,
      fr: `La section « ${section} » n’a pas de première page. Indiquez-en une sous theme.sections.`,
    }),
  },
  *check({ config: { menus, theme } }) {
    for (const [index, { page, section, to, label }] of menus.header.entries()) {
      const path = ['menus', 'header', index];
      const opened = section === undefined ? undefined : theme.sections[section];
      if ([page, section, to].filter((target) => target !== undefined).length !== 1)
        yield { path, message: 'ambiguous' };
      else if (to !== undefined && label === undefined) yield { path, message: 'noLabel' };
      else if (section !== undefined && opened && opened.page === undefined)
        yield { path: [...path, 'section'], message: 'noFirstPage', data: { section } };
    }
  },
});

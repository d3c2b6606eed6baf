import { rule } from '../../rule';

export const headerEntry = rule({
  code: 'LINK-004',
  severity: 'error',
  summary: { en: 'An entry of the header leads nowhere.', fr: 'Une entrée de l’en-tête ne mène nulle part.' },
  docs: {
    en: 'An entry of the header leads to a `page`, or opens a `section` that has a first page. With neither or both, the target of a click is undefined.\n\nKeep one of the two. For a section, name its first page under `theme.sections`.',
    fr: 'Une entrée de l’en-tête mène à une `page`, ou ouvre une `section` qui a une première page. Sans l’une ni l’autre, ou avec les deux, on ne sait pas où mène un clic.\n\nGardez l’une des deux. Pour une section, indiquez sa première page sous `theme.sections`.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/menus/header/-',
        value: { page: 'contact', section: 'workshop' },
      },
    ],
    reports: 'This entry must name either a "page" or a "section".',
    valid: [{ file: 'site.config.json', pointer: '/menus/header/-', value: { section: 'workshop' } }],
  },
  reads: ['menus', 'theme'],
  messages: {
    ambiguous: () => ({
      en: 'This entry must name either a "page" or a "section".',
      fr: 'Cette entrée doit avoir soit un champ « page », soit un champ « section ». Gardez l’un des deux.',
    }),
    noFirstPage: ({ section }: { section: string }) => ({
      en: `The section "${section}" has no first page. Name one under theme.sections.`,
      fr: `La section « ${section} » n’a pas de première page. Indiquez-en une sous theme.sections.`,
    }),
  },
  *check({ config: { menus, theme } }) {
    for (const [index, { page, section }] of menus.header.entries()) {
      const path = ['menus', 'header', index];
      if ((page === undefined) === (section === undefined)) {
        yield { path, message: 'ambiguous' };
      } else if (
        section !== undefined &&
        theme.sections[section] &&
        theme.sections[section].page === undefined
      ) {
        yield { path: [...path, 'section'], message: 'noFirstPage', data: { section } };
      }
    }
  },
});

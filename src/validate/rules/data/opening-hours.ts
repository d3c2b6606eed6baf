import { rule } from '../../rule';

export const openingHours = rule({
  code: 'DATA-004',
  severity: 'warning',
  summary: { en: 'The company closes before it opens.', fr: 'L’entreprise ferme avant d’ouvrir.' },
  docs: {
    en: 'Search engines show the opening hours, and would call the company closed all day.\n\nSwap the two times, or correct one.',
    fr: 'Les moteurs de recherche affichent les horaires : l’entreprise y paraîtrait fermée toute la journée.\n\nÉchangez les deux heures, ou corrigez-en une.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/organization/hours/opens', value: '19:00' }],
    reports: 'closes at 18:00, which is not after 19:00',
    valid: [{ file: 'site.config.json', pointer: '/organization/hours/opens', value: '08:30' }],
  },

  reads: ['organization'],
  messages: {
    reversed: ({ opens, closes }: { opens: string; closes: string }) => ({
      en: `The company closes at ${closes}, which is not after ${opens}, when it opens. Swap the two times, or correct one.`,
      fr: `L’entreprise ferme à ${closes}, ce qui n’est pas après son ouverture, à ${opens}. Échangez les deux heures, ou corrigez-en une.`,
    }),
  },
  *check({ config: { organization } }) {
    const { opens, closes } = organization.hours;
    if (opens >= closes)
      yield { path: ['organization', 'hours', 'opens'], message: 'reversed', data: { opens, closes } };
  },
});

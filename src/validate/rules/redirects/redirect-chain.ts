import { rule } from '../../rule';
import { redirectedPages } from './redirected-pages';

export const redirectChain = rule({
  code: 'REDIRECT-004',
  severity: 'error',
  summary: {
    en: 'A redirect leads to the address where another one starts.',
    fr: 'Une redirection mène à une adresse d’où part une autre redirection.',
  },
  docs: {
    en: 'One redirect leads to a page, and another one leads away from that page. Visitors are redirected twice, and search engines do not follow such chains well.\n\nLet the first redirect lead to the target of the second. Then remove the redirect that starts at the page, or remove the page.',
    fr: 'Une redirection mène à une page, et une autre part de cette page. Les visiteurs sont redirigés deux fois, et les moteurs de recherche suivent mal de telles chaînes.\n\nDonnez à la première la destination de la seconde. Supprimez ensuite la redirection qui part de la page, ou la page elle-même.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/redirects/-',
        value: { from: '/workshop', to: 'repair' },
      },
    ],
    reports: 'Another redirect leads to the page "workshop", which has the address "/workshop"',
    valid: [
      {
        file: 'site.config.json',
        pointer: '/redirects/-',
        value: { from: '/bicycle-workshop', to: 'repair' },
      },
    ],
  },
  messages: {
    chain: ({ from, page }: { from: string; page: string }) => ({
      en: `Another redirect leads to the page "${page}", which has the address "${from}", so visitors would be redirected twice. Let that redirect lead where this one does, and remove this redirect or the page.`,
      fr: `Une autre redirection mène à la page « ${page} », dont l’adresse est « ${from} » : les visiteurs seraient redirigés deux fois. Donnez à cette autre redirection la même destination qu’à celle-ci, puis supprimez celle-ci ou la page.`,
    }),
  },
  *check({ config }) {
    for (const { index, from, page, kind } of redirectedPages(config))
      if (kind === 'chain')
        yield { path: ['redirects', index, 'from'], message: 'chain', data: { from, page: page.id } };
  },
});

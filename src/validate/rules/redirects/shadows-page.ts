import { rule } from '../../rule';
import { redirectedPages } from './redirected-pages';

export const shadowsPage = rule({
  code: 'REDIRECT-005',
  severity: 'error',
  summary: {
    en: 'A redirect starts at the address of a page.',
    fr: 'Une redirection part de l’adresse d’une page.',
  },
  docs: {
    en: 'Visitors of the page are redirected and cannot see it any more.\n\nGive the page another address, or remove the redirect. If the page ends on some date, give the page an `expireAt` and the redirect a `publishAt` of the same moment.',
    fr: 'Les visiteurs de la page sont redirigés et ne peuvent plus la voir.\n\nDonnez une autre adresse à la page, ou supprimez la redirection. Si la page doit disparaître à une date donnée, écrivez cette date dans le champ `expireAt` de la page et dans le champ `publishAt` de la redirection.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/redirects/-',
        value: { from: '/privacy', to: 'contact' },
      },
    ],
    reports: 'The page "privacy" has the address "/privacy"',
    valid: [
      {
        file: 'site.config.json',
        pointer: '/redirects/-',
        value: { from: '/old-privacy', to: 'contact' },
      },
    ],
  },
  messages: {
    hidden: ({ from, page }: { from: string; page: string }) => ({
      en: `The page "${page}" has the address "${from}", so this redirect would hide it. Give the page another address, or remove this redirect.`,
      fr: `La page « ${page} » a l’adresse « ${from} » : cette redirection la cacherait. Donnez une autre adresse à la page, ou supprimez cette redirection.`,
    }),
  },
  *check({ config }) {
    for (const { index, from, page, kind } of redirectedPages(config))
      if (kind === 'hidden')
        yield { path: ['redirects', index, 'from'], message: 'hidden', data: { from, page: page.id } };
  },
});

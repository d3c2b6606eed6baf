import { rule } from '../../rule';
import { redirectedPages } from './redirected-pages';

export const redirectLoop = rule({
  code: 'REDIRECT-003',
  severity: 'error',
  summary: { en: 'A redirect leads to itself.', fr: 'Une redirection mène à elle-même.' },
  docs: {
    en: 'The redirect starts at the address of its own target. The browser is sent to the same address again and again, until it gives up.\n\nRemove this redirect.',
    fr: 'La redirection part de l’adresse de sa propre destination. Le navigateur est renvoyé sans cesse à la même adresse, jusqu’à ce qu’il abandonne.\n\nSupprimez cette redirection.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/redirects/-',
        value: { from: '/contact', to: 'contact' },
      },
    ],
    reports: '"/contact" is the address of the page that this redirect leads to',
    valid: [
      {
        file: 'site.config.json',
        pointer: '/redirects/-',
        value: { from: '/contacts', to: 'contact' },
      },
    ],
  },
  messages: {
    loop: ({ from }: { from: string }) => ({
      en: `"${from}" is the address of the page that this redirect leads to, so visitors would be redirected endlessly. Remove this redirect.`,
      fr: `« ${from} » est l’adresse de la page à laquelle mène cette redirection : les visiteurs seraient redirigés sans fin. Supprimez cette redirection.`,
    }),
  },
  *check({ config }) {
    for (const { index, from, kind } of redirectedPages(config))
      if (kind === 'loop') yield { path: ['redirects', index, 'from'], message: 'loop', data: { from } };
  },
});

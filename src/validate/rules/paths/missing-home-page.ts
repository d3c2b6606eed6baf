import { rule } from '../../rule';

export const missingHomePage = rule({
  code: 'PATH-003',
  severity: 'error',
  summary: { en: 'No page has the address "/".', fr: 'Aucune page n’a l’adresse « / ».' },
  docs: {
    en: 'Visitors who type the address of the site arrive at the page with the path `/`.\n\nGive one page this path.',
    fr: 'Les visiteurs qui tapent l’adresse du site arrivent sur la page dont l’adresse (`path`) est `/`.\n\nDonnez cette adresse à une page.',
  },
  examples: { none: 'Every other page of the sample site depends on its home page.' },
  reads: ['page paths'],
  messages: {
    missing: () => ({
      en: 'No page has the address "/". Give the home page this address.',
      fr: 'Aucune page n’a l’adresse « / ». Donnez cette adresse à la page d’accueil.',
    }),
  },
  *check({ config }) {
    if (!config.pages.some(({ path }) => path === '/')) yield { path: ['pages'], message: 'missing' };
  },
});

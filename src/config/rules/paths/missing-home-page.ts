import { pagePath, pageUrl } from '../../../site/page-url';
import { rule } from '../../rule';

export const missingHomePage = rule({
  code: 'PATH-003',
  severity: 'error',
  mayFollow: true,
  summary: { en: 'No page has the address "/".', fr: 'Aucune page n’a l’adresse « / ».' },
  docs: {
    en: 'Visitors who type the address of the site arrive at the page with the path `/`.\n\nGive one page this path.',
    fr: 'Les visiteurs qui tapent l’adresse du site arrivent sur la page dont l’adresse (`path`) est `/`.\n\nDonnez cette adresse à une page.',
  },
  examples: { none: 'Every other page of the sample site depends on its home page.' },
  messages: {
    missing: ({ url }: { url: string }) => ({
      en: `No page has the address "${url}". Give the home page the path "/", in every language.`,
      fr: `Aucune page n’a l’adresse « ${url} ». Donnez à la page d’accueil l’adresse « / », dans toutes les langues.`,
    }),
  },
  *check(context) {
    const { config, languages } = context;
    const language = languages.find((one) =>
      config.pages.every(({ path }) => pagePath(context, path, one) !== '/'),
    );
    if (language !== undefined)
      yield { path: ['pages'], message: 'missing', data: { url: pageUrl(context, '/', language) } };
  },
});

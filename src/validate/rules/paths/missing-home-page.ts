import { languages } from '../../../site/languages';
import { pagePath, pageUrl } from '../../../site/page-url';
import { rule } from '../../rule';
import { pathPlace } from './path-places';

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
      fr: 'Aucune page n’a l’adresse « / ». Donnez cette adresse à la page d’accueil.',
    }),
    other: ({ url }: { url: string }) => ({
      en: `The home page has the address "${url}" in this language. Write "/".`,
      fr: `La page d’accueil a l’adresse « ${url} » dans cette langue. Écrivez "/".`,
    }),
  },
  *check({ config }) {
    const index = config.pages.findIndex(({ path }) => pagePath(path) === '/');
    const home = config.pages[index];
    if (!home) {
      yield { path: ['pages'], message: 'missing' };
      return;
    }
    const other = languages.find((language) => pagePath(home.path, language) !== '/');
    if (other)
      yield { path: pathPlace(home, index, other), message: 'other', data: { url: pageUrl('/', other) } };
  },
});

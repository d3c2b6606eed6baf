import { lastSite as site, languages } from '../../../config/last-languages';
import { pagePath, pageUrl } from '../../../site/page-url';
import type { Context } from '../../context';
import { rule } from '../../rule';
import { unknownNames } from '../links/find-unknown-names';
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
  messages: {
    removed: ({ name, others }: { name: string; others: number }) => ({
      en: `No page has the address "/": the page "${name}", which ${others + 1} places name, is missing. Put it back, or give another page this address and correct those places.`,
      fr: `Aucune page n’a l’adresse « / » : il manque la page « ${name} », que citent ${others + 1} endroits. Rétablissez-la, ou donnez cette adresse à une autre page et corrigez ces endroits.`,
    }),
    missing: () => ({
      en: 'No page has the address "/". Give the home page this address.',
      fr: 'Aucune page n’a l’adresse « / ». Donnez cette adresse à la page d’accueil.',
    }),
    other: ({ url }: { url: string }) => ({
      en: `The home page has the address "${url}" in this language. Write "/".`,
      fr: `La page d’accueil a l’adresse « ${url} » dans cette langue. Écrivez "/".`,
    }),
  },
  *check(context) {
    const { pages } = context.config;
    const index = pages.findIndex(({ path }) => pagePath(site, path) === '/');
    const home = pages[index];
    if (!home) {
      const removed = removedHomePage(context);
      if (removed) yield { path: ['pages'], message: 'removed', data: removed.data };
      else yield { path: ['pages'], message: 'missing' };
      return;
    }
    const other = languages.find((language) => pagePath(site, home.path, language) !== '/');
    if (other)
      yield {
        path: pathPlace(home, index, other),
        message: 'other',
        data: { url: pageUrl(site, '/', other) },
      };
  },
});

/** Returns the only page that is named and missing, when there is no home page: most likely it was removed. */
export function removedHomePage(context: Context) {
  const { pages } = context.config;
  if (pages.some(({ path }) => pagePath(site, path) === '/')) return undefined;
  const [missing, ...others] = unknownNames(context, 'page');
  return others.length === 0 && missing?.suggestion === null ? missing : undefined;
}

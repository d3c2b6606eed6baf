import { closestMatch } from '../../../lib/text/closest-match';
import { rule } from '../../rule';
import { firstPlaces, otherLinks } from '../links/other-places';
import { targetPage } from './target-page';

export const unknownTarget = rule({
  code: 'REDIRECT-001',
  severity: 'error',
  summary: {
    en: 'A redirect leads to a page that does not exist.',
    fr: 'Une redirection mène à une page qui n’existe pas.',
  },
  docs: {
    en: 'A redirect leads from an old address to a page, by the `id` of that page. Without the page, the visitors of the old address find nothing.\n\nWrite the `id` of an existing page.',
    fr: 'Une redirection mène d’une ancienne adresse à une page, désignée par son `id`. Sans la page, les visiteurs de l’ancienne adresse ne trouvent rien.\n\nÉcrivez l’`id` d’une page existante.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/redirects/0/to', value: 'worksop' }],
    reports: 'There is no page "worksop". Did you mean "workshop"?',
    valid: [{ file: 'site.config.json', pointer: '/redirects/0/to', value: 'workshop' }],
  },
  messages: {
    unknown: ({ page, others }: { page: string; others: number }) => ({
      en: `There is no page "${page}".${otherLinks(others).en}`,
      fr: `La page « ${page} » n’existe pas.${otherLinks(others).fr} Écrivez l’id d’une page existante.`,
    }),
  },
  *check({ config: { redirects = [] }, names, nameReferences }) {
    // A page that a block links to, too, is reported there.
    const linked = new Set(
      nameReferences.flatMap(({ kind, name, path }) =>
        kind === 'page' && path[0] !== 'redirects' ? [name] : [],
      ),
    );
    const lost = firstPlaces(redirects.entries(), ([, { to }]) => {
      const page = targetPage(to);
      return names.page.has(page) || linked.has(page) ? undefined : page;
    });
    for (const { place, name: page, others } of lost) {
      const path = ['redirects', place[0], 'to'];
      yield { path, message: 'unknown', data: { page, others }, suggestion: closestMatch(page, names.page) };
    }
  },
});

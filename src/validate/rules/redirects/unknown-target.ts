import { closestMatch } from '../../../lib/text/closest-match';
import { rule } from '../../rule';
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
  reads: ['page ids'],
  messages: {
    unknown: ({ page }: { page: string }) => ({
      en: `There is no page "${page}".`,
      fr: `La page « ${page} » n’existe pas. Écrivez l’id d’une page existante.`,
    }),
  },
  *check({ config, names }) {
    for (const [index, { to }] of (config.redirects ?? []).entries()) {
      const page = targetPage(to);
      if (names.page.has(page)) continue;
      const path = ['redirects', index, 'to'];
      yield { path, message: 'unknown', data: { page }, suggestion: closestMatch(page, names.page) };
    }
  },
});

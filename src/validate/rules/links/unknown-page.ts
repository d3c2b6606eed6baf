import { rule } from '../../rule';
import { unknownNames } from './unknown-name';

export const unknownPage = rule({
  code: 'LINK-001',
  severity: 'error',
  summary: {
    en: 'A link leads to a page that does not exist.',
    fr: 'Un lien mène à une page qui n’existe pas.',
  },
  docs: {
    en: 'A page is named by its `id`, never by its address: links keep working when an address changes. Correct the name, or remove the link.',
    fr: 'Un lien désigne une page par son `id`, jamais par son adresse : les liens restent valables quand une adresse change. Corrigez l’`id`, ou supprimez le lien.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/actions/0/to', value: 'repairs' }],
    reports: 'There is no page "repairs".',
    valid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/actions/0/to', value: 'repair' }],
  },
  reads: ['page ids'],
  messages: {
    unknown: ({ name, known }: { name: string; known: string }) => ({
      en: `There is no page "${name}".${known && ` The pages are: ${known}.`}`,
      fr: `La page « ${name} » n’existe pas.${known && ` Pages existantes : ${known}.`}`,
    }),
  },
  check: (context) =>
    // Redirects have a rule of their own.
    unknownNames(context, 'page').filter(({ path }) => path[0] !== 'redirects'),
});

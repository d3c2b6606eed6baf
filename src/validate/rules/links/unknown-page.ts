import { rule } from '../../rule';
import { otherUses } from './other-places';
import { renamedPages } from './renamed-page';
import { removedHomePage } from '../paths/missing-home-page';
import { unknownNames, type MissingName } from './unknown-name';

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
  messages: {
    unknown: ({ name, known, others }: MissingName) => ({
      en: `There is no page "${name}".${known && ` The pages are: ${known}.`}${otherUses(others).en}`,
      fr: `La page « ${name} » n’existe pas.${known && ` Pages existantes : ${known}.`}${otherUses(others).fr}`,
    }),
  },
  *check(context) {
    const { pages } = context.config;
    const moved = renamedPages(pages);
    const home = removedHomePage(context)?.data.name;
    for (const unknown of unknownNames(context, 'page', (name) => moved.get(name)?.id)) {
      const { name } = unknown.data;
      // A page that only redirects name has a rule of its own; so have the home page and two pages with one id.
      const isReported = unknown.path[0] === 'redirects' || name === home || moved.get(name)?.isTaken;
      const meant = unknown.path.at(-1) === 'to' ? OWN_TARGETS[name] : undefined;
      if (!isReported) yield { ...unknown, suggestion: meant ?? unknown.suggestion };
    }
  },
});

/** How maintainers call what is no page. */
const OWN_TARGETS: Record<string, string> = {
  tel: 'phone',
  telephone: 'phone',
  mail: 'email',
  courriel: 'email',
  whatsapp: 'chat',
};

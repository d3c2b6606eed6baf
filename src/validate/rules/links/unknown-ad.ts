import { rule } from '../../rule';
import { otherUses } from './other-places';
import { unknownNames, type MissingName } from './unknown-name';

export const unknownAd = rule({
  code: 'LINK-007',
  severity: 'error',
  summary: { en: 'An ad that does not exist is named.', fr: 'Un bloc utilise une annonce qui n’existe pas.' },
  docs: {
    en: 'A block that shows ads chooses them by their `id` in the list `ads`.\n\nWrite the `id` of an existing ad, or remove the entry.',
    fr: 'Un bloc qui affiche des annonces les choisit par leur `id` dans la liste `ads`.\n\nÉcrivez l’`id` d’une annonce existante, ou supprimez celui qui n’existe pas.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/1/ads', value: ['spring', 'sumer'] }],
    reports: 'There is no ad "sumer". Did you mean "summer"?',
    valid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/1/ads', value: ['spring', 'summer'] }],
  },
  messages: {
    unknown: ({ name, known, others }: MissingName) => ({
      en: `There is no ad "${name}".${known && ` The ads are: ${known}.`}${otherUses(others).en}`,
      fr: `L’annonce « ${name} » n’existe pas.${known && ` Annonces existantes : ${known}.`}${otherUses(others).fr}`,
    }),
  },
  check: (context) => unknownNames(context, 'ad'),
});

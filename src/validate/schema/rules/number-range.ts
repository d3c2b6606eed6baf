import { schemaRule } from '../schema-rule';

export const numberRange = schemaRule({
  code: 'SCHEMA-008',
  severity: 'error',
  keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  summary: { en: 'A number is too small or too large.', fr: 'Un nombre est trop petit ou trop grand.' },
  docs: {
    en: 'This number is smaller or larger than allowed. Beyond the limits the page would break for visitors: an animation too fast to see, or a distorted pattern.\n\nWrite a number within the limits of the message.',
    fr: 'Ce nombre est plus petit ou plus grand que permis. En dehors des limites, les visiteurs verraient une page déformée : une animation trop rapide pour être vue, ou un motif étiré.\n\nÉcrivez un nombre compris dans les limites qu’indique le message.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/theme/sections/workshop/angle', value: 80 }],
    reports: '80 is too large. Write 70 or less.',
    valid: [{ file: 'site.config.json', pointer: '/theme/sections/workshop/angle', value: 45 }],
  },
  messages: {
    minimum: ({ value, limit }: Range) => ({
      en: `${value} is too small. Write ${limit} or more.`,
      fr: `${value} est trop petit. Écrivez au moins ${limit}.`,
    }),
    maximum: ({ value, limit }: Range) => ({
      en: `${value} is too large. Write ${limit} or less.`,
      fr: `${value} est trop grand. Écrivez au plus ${limit}.`,
    }),
    exclusiveMinimum: ({ value, limit }: Range) => ({
      en: `${value} is too small. Write more than ${limit}.`,
      fr: `${value} est trop petit. Écrivez un nombre supérieur à ${limit}.`,
    }),
    exclusiveMaximum: ({ value, limit }: Range) => ({
      en: `${value} is too large. Write less than ${limit}.`,
      fr: `${value} est trop grand. Écrivez un nombre inférieur à ${limit}.`,
    }),
  },
  explain: ({ keyword, params, value }) => ({
    message: keyword as 'minimum',
    data: { value: Number(value), limit: Number(params.limit) },
  }),
});

interface Range {
  value: number;
  limit: number;
}

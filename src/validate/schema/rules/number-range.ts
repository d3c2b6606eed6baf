import { schemaRule } from '../schema-rule';

export const numberRange = schemaRule({
  code: 'SCHEMA-008',
  severity: 'error',
  keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  summary: { en: 'A number is too small or too large.', fr: 'Un nombre est trop petit ou trop grand.' },
  docs: {
    en: 'This number is smaller or larger than allowed. Beyond the limits the page would break for visitors: an animation too fast to see, or a distorted pattern.\n\nWrite a number within the limits of the message.',
    fr: 'Ce nombre est plus petit ou plus grand que permis. Au-delà des limites, la page serait abîmée pour les visiteurs : une animation trop rapide, ou un motif déformé.\n\nÉcrivez un nombre dans les limites du message.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/theme/sections/workshop/angle', value: 80 }],
    reports: '80 is too large. Write 70 or less.',
    valid: [{ file: 'site.config.json', pointer: '/theme/sections/workshop/angle', value: 45 }],
  },
  messages: {
    minimum: ({ value, limit }: Range) => ({
      en: `${value} is too small. Write ${limit} or more.`,
      fr: `${value} est trop petit. Écrivez ${limit} ou plus.`,
    }),
    maximum: ({ value, limit }: Range) => ({
      en: `${value} is too large. Write ${limit} or less.`,
      fr: `${value} est trop grand. Écrivez ${limit} ou moins.`,
    }),
    exclusiveMinimum: ({ value, limit }: Range) => ({
      en: `${value} is too small. Write more than ${limit}.`,
      fr: `${value} est trop petit. Écrivez plus que ${limit}.`,
    }),
    exclusiveMaximum: ({ value, limit }: Range) => ({
      en: `${value} is too large. Write less than ${limit}.`,
      fr: `${value} est trop grand. Écrivez moins que ${limit}.`,
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

import { schemaRule } from '../schema-rule';

export const textLength = schemaRule({
  code: 'SCHEMA-006',
  severity: 'error',
  keywords: ['minLength', 'maxLength'],
  summary: { en: 'A text is too short or too long.', fr: 'Un texte est trop court ou trop long.' },
  docs: {
    en: 'This text has fewer or more characters than allowed. A spam word of two letters, for instance, would be found in nearly every honest message, and the form would refuse them all.\n\nMake it longer or shorter, as the message says.',
    fr: 'Ce texte a trop ou trop peu de caractères. Un mot indésirable de deux lettres, par exemple, se trouverait dans presque tous les messages honnêtes, et le formulaire les refuserait tous.\n\nAllongez-le ou raccourcissez-le, comme l’indique le message.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/contact/keywords', value: ['no'] }],
    reports: 'This text is too short. Write at least 3 characters.',
    valid: [{ file: 'site.config.json', pointer: '/contact/keywords', value: ['buy now'] }],
  },
  messages: {
    minLength: ({ limit }: { limit: number }) => ({
      en: `This text is too short. Write at least ${limit} characters.`,
      fr: `Ce texte est trop court. Écrivez au moins ${limit} caractères.`,
    }),
    maxLength: ({ limit }: { limit: number }) => ({
      en: `This text is too long. Write at most ${limit} characters.`,
      fr: `Ce texte est trop long. Écrivez au plus ${limit} caractères.`,
    }),
  },
  explain: ({ keyword, params }) => ({
    message: keyword === 'minLength' ? 'minLength' : 'maxLength',
    data: { limit: Number(params.limit) },
  }),
});

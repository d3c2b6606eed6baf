import { schemaRule } from '../schema-rule';

export const listLength = schemaRule({
  code: 'SCHEMA-007',
  severity: 'error',
  keywords: ['minItems', 'minProperties', 'maxItems', 'maxProperties', 'uniqueItems'],
  summary: {
    en: 'A list has too few, too many or equal entries.',
    fr: 'Une liste a trop peu d’éléments, trop d’éléments ou deux éléments identiques.',
  },
  docs: {
    en: 'A list has too few or too many entries, or a duplicate. An empty list of buttons would leave a gap; a fourth button would not fit on a phone.\n\nAdd or remove entries, as the message says.',
    fr: 'Une liste a trop peu d’éléments, trop d’éléments ou un doublon. Une liste de boutons vide laisserait un trou dans la page ; un quatrième bouton ne tiendrait pas sur un téléphone.\n\nAjoutez ou supprimez des éléments, comme l’indique le message.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/organization/recipients', value: [] }],
    reports: 'There are too few entries here. Write at least 1.',
    valid: [
      { file: 'site.config.json', pointer: '/organization/recipients', value: ['hello@clair.example'] },
    ],
  },
  messages: {
    tooFew: ({ limit }: { limit: number }) => ({
      en: `There are too few entries here. Write at least ${limit}.`,
      fr: `Il y a trop peu d’éléments ici. Écrivez-en au moins ${limit}.`,
    }),
    emptyEntry: () => ({
      en: 'This entry is empty. Give it a "page" or a "section", or remove it.',
      fr: 'Cette entrée est vide. Donnez-lui une « page » ou une « section », ou supprimez-la.',
    }),
    tooMany: ({ limit }: { limit: number }) => ({
      en: `There are too many entries here. Keep at most ${limit}.`,
      fr: `Il y a trop d’éléments ici. Gardez-en ${limit} au maximum.`,
    }),
    equal: ({ first, second }: { first: number; second: number }) => ({
      en: `The entries [${first}] and [${second}] are equal. Remove one of them.`,
      fr: `Les éléments [${first}] et [${second}] sont identiques. Supprimez l’un des deux.`,
    }),
  },
  explain: ({ keyword, params, schema }) => {
    if (keyword === 'minProperties' && schema.properties?.page) return { message: 'emptyEntry' };
    if (keyword === 'uniqueItems') {
      const [first = 0, second = 0] = [Number(params.i), Number(params.j)].toSorted((one, two) => one - two);
      return { message: 'equal', data: { first, second } };
    }
    return {
      message: keyword.startsWith('min') ? 'tooFew' : 'tooMany',
      data: { limit: Number(params.limit) },
    };
  },
});

import { rule } from '../../rule';

/** The messages, by the keyword of the schema that a value breaks. */
const messages = {
  minItems: few('entries', 'd’éléments'),
  maxItems: many('entries', 'd’éléments'),
  minProperties: ({ limit, fields }: Limit & { fields: string }) => ({
    en: `There are too few fields here. Write at least ${limit} of: ${fields}; or remove the entry.`,
    fr: `Il y a trop peu de champs ici. Écrivez-en au moins ${limit} : ${fields} ; ou supprimez l’élément.`,
  }),
  maxProperties: many('fields', 'de champs'),
  uniqueItems: ({ first, second }: Record<'first' | 'second', number>) => ({
    en: `The entries [${first}] and [${second}] are equal. Remove one of them.`,
    fr: `Les éléments [${first}] et [${second}] sont identiques. Supprimez l’un des deux.`,
  }),
  minLength: few('characters', 'de caractères'),
  maxLength: many('characters', 'de caractères'),
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
};

export const wrongSize = rule({
  code: 'SCHEMA-007',
  severity: 'error',
  keywords: Object.keys(messages),
  summary: {
    en: 'A list, a text or a number is too small or too large.',
    fr: 'Une liste, un texte ou un nombre est trop petit ou trop grand.',
  },
  docs: {
    en: 'A list has too few or too many entries, or one of them twice; a text has too few or too many characters; or a number is out of its limits. An empty list of buttons would leave a gap, a spam word of two letters would be found in nearly every honest message, and an animation could be too fast to see.\n\nStay within the limit of the message.',
    fr: 'Une liste a trop ou trop peu d’éléments, ou deux fois le même ; un texte a trop ou trop peu de caractères ; ou un nombre est hors de ses limites. Une liste de boutons vide laisserait un trou dans la page, un mot indésirable de deux lettres se trouverait dans presque tous les messages honnêtes, et une animation pourrait être trop rapide pour être vue.\n\nRestez dans la limite qu’indique le message.',
  },
  examples: {
    invalid: [{ pointer: '/organization/recipients', value: [] }],
    reports: 'There are too few entries here. Write at least 1.',
    valid: [{ pointer: '/organization/recipients', value: ['hello@clair.example'] }],
  },
  messages,
  explain({ keyword, params, data, parentSchema }) {
    const value = Number(data);
    const limit = Number(params.limit);
    const names = Object.keys(parentSchema.properties ?? {});
    const fields = names.filter((name) => !name.startsWith('$')).join(', ');
    const first = Math.min(Number(params.i), Number(params.j));
    const second = Math.max(Number(params.i), Number(params.j));
    return { message: keyword as 'uniqueItems', data: { value, limit, fields, first, second } };
  },
});

type Limit = Record<'limit', number>;
type Range = Record<'limit' | 'value', number>;

function few(en: string, fr: string) {
  return ({ limit }: Limit) => ({
    en: `There are too few ${en} here. Write at least ${limit}.`,
    fr: `Il y a trop peu ${fr} ici. Écrivez-en au moins ${limit}.`,
  });
}

function many(en: string, fr: string) {
  return ({ limit }: Limit) => ({
    en: `There are too many ${en} here. Keep at most ${limit}.`,
    fr: `Il y a trop ${fr} ici. Gardez-en ${limit} au maximum.`,
  });
}

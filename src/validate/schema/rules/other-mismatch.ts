import { frenchQuotes } from '../../../lib/text/french-spaces';
import { displayValue } from '../display-value';
import { schemaRule } from '../schema-rule';

export const otherMismatch = schemaRule({
  code: 'SCHEMA-009',
  severity: 'error',
  keywords: [],
  summary: {
    en: 'A value does not match the schema.',
    fr: 'Une valeur ne correspond pas au schéma.',
  },
  docs: {
    en: 'A value does not match the schema in a way that no other rule describes. The site could not use it, or would show something wrong to visitors.\n\nThe message says what would match.',
    fr: 'Une valeur ne correspond pas au schéma, d’une façon qu’aucune autre règle ne décrit. Le site ne pourrait pas l’utiliser, ou afficherait quelque chose de faux.\n\nLe message indique la condition à respecter.',
  },
  examples: {
    none: 'Another rule explains each keyword of the schema; this one is for keywords that are added.',
  },
  messages: {
    other: ({ value, keyword }: { value: string; keyword: string }) => ({
      en: `${value} does not match the schema: see "${keyword}" there.`,
      fr: `${frenchQuotes(value)} ne correspond pas au schéma. Respectez la condition « ${keyword} » du schéma.`,
    }),
  },
  explain: ({ value, keyword }) => ({ message: 'other', data: { value: displayValue(value), keyword } }),
});

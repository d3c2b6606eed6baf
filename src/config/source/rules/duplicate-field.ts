import { describeRule } from '../../rule';

export const duplicateField = describeRule({
  code: 'JSON-002',
  severity: 'error',
  summary: { en: 'An object has a field twice.', fr: 'Un objet a deux fois le même champ.' },
  docs: {
    en: 'Two fields of one object have the same name. Only the last one would be used, and the first would be ignored.\n\nRemove one of them, or correct its name.',
    fr: 'Deux champs d’un même objet portent le même nom. Seul le dernier serait utilisé, et le premier ignoré.\n\nSupprimez l’un des deux, ou corrigez son nom.',
  },
  examples: {
    invalid: [
      { file: 'locales/en.json', content: '{ "contact": { "name": "Contact", "name": "Contact us" } }' },
    ],
    reports: 'This object has the field "name" twice, and only the last one is used.',
    valid: [{ file: 'locales/en.json', content: '{ "contact": { "name": "Contact us" } }' }],
  },
  messages: {
    duplicate: ({ field }: { field: string }) => ({
      en: `This object has the field "${field}" twice, and only the last one is used. Remove or rename one of them.`,
      fr: `Cet objet a deux fois le champ « ${field} », et seul le dernier est utilisé. Supprimez ou renommez l’un des deux.`,
    }),
  },
});

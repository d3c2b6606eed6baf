import type { RuleInfo } from '../../rule-info';

export const duplicateField = {
  code: 'JSON-002',
  severity: 'error',
  summary: { en: 'An object has a field twice.', fr: 'Un champ figure deux fois au même endroit.' },
  docs: {
    en: 'Two fields of one object have the same name. Only the last one would be used, and the first would be ignored.\n\nRemove one of them, or correct its name.',
    fr: 'Deux champs portent le même nom entre les mêmes accolades. Seul le dernier serait pris en compte, et le premier ignoré.\n\nSupprimez l’un des deux, ou corrigez son nom.',
  },
  examples: {
    invalid: [{ file: 'locales/en.json', content: '{ "home": { "name": "Home", "name": "Start" } }' }],
    reports: 'This object has the field "name" twice, and only the last one is used.',
    valid: [{ file: 'locales/en.json', content: '{ "home": { "name": "Home" } }' }],
  },
  messages: {
    duplicate: ({ field }: { field: string }) => ({
      en: `This object has the field "${field}" twice, and only the last one is used. Remove or rename one of them.`,
      fr: `Le champ « ${field} » figure deux fois ici, et seul le dernier est pris en compte. Supprimez ou renommez l’un des deux.`,
    }),
  },
} satisfies RuleInfo;

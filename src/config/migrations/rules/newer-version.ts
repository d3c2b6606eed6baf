import { describeRule } from '../../rule';

export const newerVersion = describeRule({
  code: 'VERSION-002',
  severity: 'error',
  summary: {
    en: 'A config is written for a newer version.',
    fr: 'Une configuration est écrite pour une version plus récente.',
  },
  docs: {
    en: 'The config was written for a newer version of this project than the installed one. It could be misunderstood, so it is not read, and nothing is published.\n\nUpdate the project. If the number is a typing error, correct it.',
    fr: 'La configuration a été écrite pour une version de ce projet plus récente que celle qui est installée. Elle pourrait être mal comprise : elle n’est donc pas lue, et rien n’est publié.\n\nMettez le projet à jour. Si le numéro est une faute de frappe, corrigez-le.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/configVersion', value: 99 }],
    reports: 'This config has version 99, and this project reads versions up to',
    valid: [{ file: 'site.config.json', pointer: '/configVersion', value: 3 }],
  },
  messages: {
    newer: ({ version, newest }: { version: number; newest: number }) => ({
      en: `This config has version ${version}, and this project reads versions up to ${newest}. Update the project first.`,
      fr: `Cette configuration est en version ${version}, mais ce projet ne lit que les versions jusqu’à la ${newest}. Mettez d’abord le projet à jour.`,
    }),
  },
});

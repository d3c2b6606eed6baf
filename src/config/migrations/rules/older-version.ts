import { describeRule } from '../../rule';

export const olderVersion = describeRule({
  code: 'VERSION-001',
  severity: 'warning',
  summary: {
    en: 'A config is written for an older version.',
    fr: 'Une configuration est écrite pour une version plus ancienne.',
  },
  docs: {
    en: 'From time to time a field gets a better name or another place. `configVersion` is the version that the config was written for. An older one keeps working as if it were up to date, but the editor and the documentation describe the new version.\n\nRun `npm run migrate`: it upgrades the config and reports its changes. Do not change the number by hand.',
    fr: 'De temps en temps, un champ change de nom ou de place. `configVersion` est la version pour laquelle la configuration a été écrite. Une configuration plus ancienne continue de fonctionner, mais l’éditeur et la documentation décrivent la nouvelle version.\n\nLancez `npm run migrate` : la commande met la configuration à jour et affiche les changements. Ne modifiez pas le numéro à la main.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/configVersion', value: 1 }],
    reports: 'This config has version 1',
    valid: [{ file: 'site.config.json', pointer: '/configVersion', value: 3 }],
  },
  messages: {
    older: ({ version, newest }: { version: number; newest: number }) => ({
      en: `This config has version ${version} and is read as version ${newest}. Run "npm run migrate" to upgrade the file.`,
      fr: `Cette configuration est en version ${version} ; elle est lue comme si elle était en version ${newest}. Lancez « npm run migrate » pour mettre le fichier à jour.`,
    }),
  },
});

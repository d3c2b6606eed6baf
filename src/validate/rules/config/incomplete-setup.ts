import { dirname, relative, resolve } from 'node:path';
import { readSiteLock, SITE_LOCK } from '../../../config/lock/site-lock';
import { readJson } from '../../../config/source/read-json';
import { projectRoot } from '../../../lib/project-root';
import { listPlaceholders } from '../../../config/list-placeholders';
import { rule } from '../../rule';

export const incompleteSetup = rule({
  code: 'SITE-001',
  severity: 'warning',
  summary: {
    en: 'The site has no lock file or no schema, or a real address and invented content.',
    fr: 'Le site n’a pas de fichier de verrouillage ou de schéma, ou il a une adresse réelle et un contenu inventé.',
  },
  docs: {
    en: 'Without `site.lock.json`, a published address can vanish unnoticed. Without `$schema`, the editor neither completes nor checks the config. With an address that does not end in `.example`, visitors take an invented company or client (`"placeholder": true`) for a real one.\n\nRestore the file from Git, or write it with `npm run lock` for a new site; add the field; replace what is invented.',
    fr: 'Sans `site.lock.json`, une adresse publiée peut disparaître sans que rien ne le signale. Sans `$schema`, l’éditeur ne complète ni ne vérifie la configuration. Si l’adresse du site ne finit pas par `.example`, les visiteurs prennent une entreprise ou un client inventé (`"placeholder": true`) pour un vrai.\n\nRestaurez le fichier depuis Git, ou créez-le avec `npm run lock` pour un nouveau site ; ajoutez le champ ; remplacez ce qui est inventé.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/organization/placeholder', value: true },
      { file: 'site.config.json', pointer: '/url', value: 'https://www.clair.ma' },
    ],
    reports: 'the site has invented parts ("placeholder": true): organization.',
    valid: [{ file: 'site.config.json', pointer: '/organization/placeholder', value: true }],
  },
  messages: {
    lock: () => ({
      en: 'This file is missing, so a published address can vanish unnoticed. Restore it from Git; for a new site, run "npm run lock".',
      fr: 'Ce fichier manque : une adresse publiée peut disparaître sans que rien ne le signale. Restaurez-le depuis Git ; pour un nouveau site, lancez « npm run lock ».',
    }),
    schema: ({ schema }: { schema: string }) => ({
      en: `The field "$schema" is missing, so the editor does not check this file. Write below the first brace: "$schema": "${schema}", with its comma.`,
      fr: `Il manque le champ « $schema » : l’éditeur ne vérifie pas ce fichier. Sous la première accolade, écrivez "$schema": "${schema}", avec sa virgule.`,
    }),
    placeholders: ({ first, others }: { first: string; others: number }) => ({
      en: `This is a real address, and the site has invented parts ("placeholder": true): ${first}${others > 0 ? ` and ${others} more` : ''}. Replace them and remove "placeholder"; "npm run build" lists them.`,
      fr: `Cette adresse est réelle, et le site a des parties inventées ("placeholder": true) : ${first}${others > 0 ? `, et ${others} de plus` : ''}. Remplacez-les et supprimez « placeholder » ; « npm run build » en donne la liste.`,
    }),
  },
  *check({ config, isOwn, root, source }) {
    if (isOwn && !readSiteLock(root)) yield { source: readJson(root, SITE_LOCK).source, message: 'lock' };
    if (config.$schema === undefined) {
      const folder = dirname(resolve(root, source.file));
      const schema = relative(folder, resolve(projectRoot, 'schema/site.schema.json')).replaceAll('\\', '/');
      yield { path: [], message: 'schema', data: { schema } };
    }
    const [first, ...others] = config.url.endsWith('.example') ? [] : listPlaceholders(config);
    if (first !== undefined)
      yield { path: ['url'], message: 'placeholders', data: { first, others: others.length } };
  },
});

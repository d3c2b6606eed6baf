import { commandLine } from '../../../lib/command/command-line';
import { SITE_LOCK } from '../../lock/site-lock';
import { readJson } from '../../source/json-source';
import { rule } from '../../rule';

export const missingLock = rule({
  code: 'SITE-001',
  severity: 'warning',
  summary: {
    en: 'The list of published addresses is missing.',
    fr: 'La liste des adresses publiées manque.',
  },
  docs: {
    en: 'Without `site.lock.json`, a published address can vanish unnoticed.\n\nRestore the file from Git, or write it with `npm run lock` for a new site.',
    fr: 'Sans `site.lock.json`, une adresse publiée peut disparaître sans que rien ne le signale.\n\nRestaurez le fichier depuis Git, ou créez-le avec `npm run lock` pour un nouveau site.',
  },
  examples: { none: 'A file is removed, and examples of rules only change files.' },
  messages: {
    missing: () => ({
      en: `This file is missing, so a published address can vanish unnoticed. Restore it from Git; for a new site, run "${commandLine('lock')}".`,
      fr: `Ce fichier manque : une adresse publiée peut disparaître sans que rien ne le signale. Restaurez-le depuis Git ; pour un nouveau site, lancez « ${commandLine('lock')} ».`,
    }),
  },
  *check({ lock, root }) {
    if (!lock) yield { source: readJson(root, SITE_LOCK).source, message: 'missing' };
  },
});

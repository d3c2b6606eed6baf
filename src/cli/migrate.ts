import { resolve } from 'node:path';
import { migrateConfig, versionOf } from '../config/migrations/migrate';
import { migrateTexts } from '../config/migrations/migrate-texts';
import { newestVersion } from '../config/migrations/migrations';
import { problemLine, problemMessage } from '../config/source/problem';
import { UNREADABLE } from '../config/source/read-text-file';
import { readJson } from '../config/source/read-json';
import { writeJson } from '../config/source/write-json';
import { command } from '../lib/command/command';
import { OWN_CONFIG } from '../validate/load-site';

/** `npm run migrate`: migrates a config of an older version to the newest version. */
export default command({
  name: 'migrate',
  summary: 'Upgrades a config of an older version.',
  docs: 'docs/maintaining.md#a-config-of-an-older-version',
  arguments: [{ name: 'FILE', description: `the config (${OWN_CONFIG})` }],
  options: {},
  examples: ['', 'drafts/next.json'],
  async run(_values, [named], root) {
    const name = named ?? OWN_CONFIG;
    const file = resolve(named === undefined ? root : (process.env.INIT_CWD ?? root), name);
    const { source, problems } = readJson(root, file);
    const unreadable = problems.find(({ code }) => code === UNREADABLE);
    if (unreadable) throw new Error(`${name}: ${problemMessage(unreadable)}`);
    if (problems.length > 0) {
      for (const problem of problems) console.error(problemLine({ ...problem, file: name }));
      console.error(`\n${name} is unchanged.`);
      return 1;
    }
    const migrated = migrateConfig(source.value);
    if (!migrated) {
      console.error(`${name}  ${reason(source.value)}`);
      return 1;
    }
    if (migrated.changes.length === 0) {
      console.log(`${name}  already has the newest version, ${newestVersion}.`);
      return 0;
    }
    const version = versionOf(source.value) ?? newestVersion;
    const { config, changes } = migrateTexts(root, file, version, migrated.config);
    writeJson(root, file, config);
    for (const change of [...migrated.changes, ...changes]) console.log(`${name}  ${change}`);
    console.log('Check it: npm run validate');
    return 0;
  },
});

/** Returns why a config cannot be migrated. */
function reason(config: unknown): string {
  const version = versionOf(config);
  return version === null
    ? `has no version. Add "configVersion": ${newestVersion} as its first field, then run npm run validate.`
    : `has version ${version}, but this project supports versions up to ${newestVersion}. Update the project, not the config.`;
}

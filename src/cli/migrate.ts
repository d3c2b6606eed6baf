import { resolve } from 'node:path';
import { migrateConfig, versionOf } from '../config/migrations/migrate';
import { newestVersion } from '../config/migrations/migrations';
import { readSource } from '../config/source/json-source';
import { problemLine, problemMessage } from '../config/source/problem';
import { readTextFile, UNREADABLE } from '../config/source/read-text-file';
import { command } from '../lib/command/command';
import { replaceFile } from '../lib/replace-file';
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
    const { mark, text, problems } = readTextFile(root, file);
    const unreadable = problems.find(({ code }) => code === UNREADABLE);
    if (unreadable) throw new Error(`${name}: ${problemMessage(unreadable)}`);
    const errors = problems.length > 0 ? problems : readSource(name, text).problems;
    if (errors.length > 0) {
      for (const error of errors) console.error(problemLine({ ...error, file: name }));
      console.error(`\n${name} is unchanged.`);
      return 1;
    }
    const migrated = migrateConfig(text);
    if (!migrated) {
      console.error(`${name}  ${reason(text)}`);
      return 1;
    }
    if (migrated.changes.length === 0) {
      console.log(`${name}  already has the newest version, ${newestVersion}.`);
      return 0;
    }
    replaceFile(file, mark + migrated.text);
    for (const change of migrated.changes) console.log(`${name}  ${change}`);
    console.log('Check it: npm run validate');
    return 0;
  },
});

/** Returns why a config cannot be migrated. */
function reason(text: string): string {
  const version = versionOf(text);
  return version === null
    ? `has no version. Add "configVersion": ${newestVersion} as its first field, then run npm run validate.`
    : `has version ${version}, but this project supports versions up to ${newestVersion}. Update the project, not the config.`;
}

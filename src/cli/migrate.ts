import { resolve } from 'node:path';
import { commandOptions } from '../lib/args';
import { OWN_CONFIG } from '../validate/load-site';
import { migratedConfig, versionOf } from '../config/migrations/migrate';
import { newestVersion } from '../config/migrations/migrations';
import { problemLine } from '../config/source/problem';
import { readTextFile, UNREADABLE } from '../config/source/read-text-file';
import { replaceFile } from '../lib/replace-file';
import { readSource } from '../config/source/json-source';

export const usage = `npm run migrate [-- FILE]

Brings a config of an older version to the newest one. FILE is site.config.json when it is left out.

  --help   this text`;

/**
 * `npm run migrate [-- FILE]`: brings a config that was written for an older version to the newest shape.
 *
 * @param options the name of a config, when it is not `site.config.json`, as seen from where npm was called
 * @param root the folder of the project
 * @returns the exit code: 0 the config has the newest shape now, 1 it cannot be brought there
 * @throws when the file cannot be read or written, or an option is not known
 */
export async function run(options: string[], root: string): Promise<number> {
  const [named, ...more] = options.filter((option) => !option.startsWith('-'));
  commandOptions([...options.filter((option) => option.startsWith('-')), ...more], []);
  const name = named ?? OWN_CONFIG;
  const file = resolve(named === undefined ? root : (process.env.INIT_CWD ?? root), name);
  const { mark, text, problems } = readTextFile(root, file);
  const unread = problems.find(({ code }) => code === UNREADABLE);
  if (unread) throw new Error(`${name}: ${unread.message}`);
  const faults = problems.length > 0 ? problems : readSource(name, text).problems;
  if (faults.length > 0) {
    for (const fault of faults) console.error(problemLine({ ...fault, file: name }));
    console.error(`\n${name} stays as it was.`);
    return 1;
  }
  const migrated = migratedConfig(text);
  if (!migrated) {
    console.error(`${name}  ${reason(text)}`);
    return 1;
  }
  if (migrated.changes.length === 0) {
    console.log(`${name}  is of the newest version already: ${newestVersion}.`);
    return 0;
  }
  replaceFile(file, mark + migrated.text);
  for (const change of migrated.changes) console.log(`${name}  ${change}`);
  console.log('Now look at it: npm run validate');
  return 0;
}

/** Why a config cannot be brought to the newest shape. */
function reason(text: string): string {
  const version = versionOf(text);
  return version === null
    ? `says no version: write "configVersion": ${newestVersion} as its first field, then run npm run validate.`
    : `is of version ${version}, and this project reads up to ${newestVersion}: update the project, not the config.`;
}

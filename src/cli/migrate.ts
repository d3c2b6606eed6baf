import { resolve } from 'node:path';
import { migrateConfig, versionOf } from '../config/migrations/migrate';
import { newestVersion } from '../config/migrations/migrations';
import { readSource } from '../config/source/json-source';
import { problemLine } from '../config/source/problem';
import { readTextFile, UNREADABLE } from '../config/source/read-text-file';
import { parseOptions } from '../lib/args';
import { replaceFile } from '../lib/replace-file';
import { OWN_CONFIG } from '../validate/load-site';

export const usage = `npm run migrate [-- FILE]

Migrates a config of an older version to the newest version. FILE is site.config.json by default.

  --help   print this text`;

/**
 * `npm run migrate [-- FILE]`: migrates a config of an older version to the newest version.
 *
 * @param options the path of a config relative to where npm was called, `site.config.json` by default
 * @param root the folder of the project
 * @returns the exit code: 0 the config has the newest version, 1 it cannot be migrated
 * @throws when the file cannot be read or written, or an option is unknown
 */
export async function run(options: string[], root: string): Promise<number> {
  const [named, ...more] = options.filter((option) => !option.startsWith('-'));
  parseOptions([...options.filter((option) => option.startsWith('-')), ...more], []);
  const name = named ?? OWN_CONFIG;
  const file = resolve(named === undefined ? root : (process.env.INIT_CWD ?? root), name);
  const { mark, text, problems } = readTextFile(root, file);
  const unreadable = problems.find(({ code }) => code === UNREADABLE);
  if (unreadable) throw new Error(`${name}: ${unreadable.message}`);
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
}

/** Returns why a config cannot be migrated. */
function reason(text: string): string {
  const version = versionOf(text);
  return version === null
    ? `has no version. Add "configVersion": ${newestVersion} as its first field, then run npm run validate.`
    : `has version ${version}, but this project supports versions up to ${newestVersion}. Update the project, not the config.`;
}

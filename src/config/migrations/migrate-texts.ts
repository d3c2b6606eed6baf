import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { declareLanguages, languages, perLanguage, valueIn } from '../../site/languages';
import type { Messages } from '../../site/site';
import { createReferenceFinder } from '../references/find-references';
import { readSchemaFiles } from '../schema/schema-files';
import { readJson } from '../source/read-json';
import { writeJson } from '../source/write-json';
import { keysToWords } from './keys-to-words';
import { languagesOf } from '../languages-of';

/** The first version of the config that holds texts as words. */
const WORDS_VERSION = 3;

/** The file in which version 2 recorded what was translated from what. */
const FORMER_RECORDS = 'translations.json';

/**
 * Moves the texts of one place from the locale files into the config. For the config of the project, the locale files
 * are written; for another config they stay, because the project still needs their keys.
 *
 * @param root the folder of the project
 * @param file the path of the config
 * @param version the version of the config as it is written
 * @param config the migrated config
 * @returns the config with its texts, and the changes, one sentence each
 * @throws when a locale file cannot be rewritten; nothing is then written
 */
export function migrateTexts(
  root: string,
  file: string,
  version: number,
  config: unknown,
): { config: unknown; changes: string[] } {
  if (version >= WORDS_VERSION) return { config, changes: [] };
  declareLanguages(languagesOf(config));
  const read = perLanguage((language) => readJson(root, `locales/${language}.json`));
  const [problem] = languages.flatMap((language) => valueIn(read, language).problems);
  if (problem) throw new Error(`${problem.file}: ${problem.message.en} Nothing was written.`);
  const locales = perLanguage((language) => valueIn(read, language).source.value as Messages);
  const { references } = createReferenceFinder(readSchemaFiles().files)(config);
  const moved = keysToWords({ config: Object(config) as object, locales }, references);
  if (moved.count === 0) return { config, changes: [] };
  const changes = [
    `${moved.count} texts are now in the config; their translations are under "pages" in locales/.`,
  ];
  if (file !== resolve(root, 'site.config.json')) return { config: moved.config, changes };
  for (const language of languages) writeJson(root, `locales/${language}.json`, moved.locales[language]);
  if (existsSync(join(root, FORMER_RECORDS))) {
    rmSync(join(root, FORMER_RECORDS));
    changes.push(`${FORMER_RECORDS} is gone: the locale files hold the French of each translation.`);
  }
  return { config: moved.config, changes };
}

import { declareLanguages } from '../../site/languages';
import { languagesOf } from '../languages-of';
import { createProblem } from '../rule';
import type { Source } from '../source/json-source';
import type { Problem } from '../source/problem';
import { readJson } from '../source/read-json';
import { migrateConfig, versionOf } from './migrate';
import { newestVersion } from './migrations';
import { newerVersion } from './rules/newer-version';
import { olderVersion } from './rules/older-version';

/**
 * Reads a config in the current version, and declares its languages. An older config is migrated in memory; the file stays
 * unchanged until `npm run migrate`.
 *
 * @param root the folder of the project
 * @param file the name of the config, for messages
 * @returns the source, and the problems of the file, its syntax and its version; a config of a newer version has no value
 *   because it cannot be checked
 */
export function readConfig(root: string, file: string): { source: Source; problems: Problem[] } {
  const read = readCurrentConfig(root, file);
  declareLanguages(languagesOf(read.source.value));
  return read;
}

function readCurrentConfig(root: string, file: string): { source: Source; problems: Problem[] } {
  const read = readJson(root, file);
  const version = versionOf(read.source.value);
  if (version === null || version === newestVersion) return read;
  const path = ['configVersion'];
  const place = {
    file,
    ...read.source.position(path),
    location: 'configVersion',
    path,
    pointer: '/configVersion',
  };
  const data = { version, newest: newestVersion };
  if (version > newestVersion) {
    const problem = createProblem(newerVersion, { message: 'newer', data }, place);
    return { source: { ...read.source, value: undefined }, problems: [problem] };
  }
  const migrated = migrateConfig(read.source.value);
  if (!migrated) return read;
  const problem = createProblem(olderVersion, { message: 'older', data }, place);
  // A field that is new has the position of its nearest parent in the file.
  return { source: { ...read.source, value: migrated.config }, problems: [...read.problems, problem] };
}

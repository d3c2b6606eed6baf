import { readSource, type Source } from '../source/json-source';
import type { Problem } from '../source/problem';
import { readJson } from '../source/read-json';
import { migrateConfig } from './migrate';
import { newestVersion } from './migrations';

/**
 * Reads a config in the current version. An older config is migrated in memory; the file stays unchanged until
 * `npm run migrate`.
 *
 * @param root the folder of the project
 * @param file the name of the config, for messages
 * @returns the source, and the problems of the file, its syntax and its version; a config of a newer version has no value
 *   because it cannot be checked
 */
export function readConfig(root: string, file: string): { source: Source; problems: Problem[] } {
  const read = readJson(root, file);
  const version = versionIn(read.source.value);
  if (version === undefined || version === newestVersion) return read;
  const problem = (code: string, severity: Problem['severity'], message: string): Problem => ({
    file,
    ...read.source.position(['configVersion']),
    severity,
    code,
    location: 'configVersion',
    message,
    suggestion: null,
    path: ['configVersion'],
  });
  if (version > newestVersion) {
    const message = `this config is of version ${version}, and this project reads up to ${newestVersion}: update the project first.`;
    return {
      source: { ...read.source, value: undefined },
      problems: [problem('VERSION-002', 'error', message)],
    };
  }
  const migrated = migrateConfig(read.source.text);
  if (!migrated) return read;
  const message = `this config is of version ${version}; it is read as one of version ${newestVersion}. "npm run migrate" writes it so.`;
  const upgraded = readSource(file, migrated.text);
  return {
    source: upgraded.source,
    problems: [...read.problems, problem('VERSION-001', 'warning', message)],
  };
}

/** Returns the version of a config; undefined when it is not a version number. */
function versionIn(value: unknown): number | undefined {
  const version: unknown =
    value !== null && typeof value === 'object' ? Reflect.get(value, 'configVersion') : undefined;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : undefined;
}

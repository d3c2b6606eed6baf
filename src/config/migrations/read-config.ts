import { migratedConfig } from './migrate';
import { newestVersion } from './migrations';
import { readJson } from '../source/read-json';
import type { Problem } from '../source/problem';
import { readSource, type Source } from '../source/json-source';

/**
 * Reads a config in the newest shape. One that was written for an older version is upgraded while it is read; the
 * file stays as it is until `npm run migrate`.
 *
 * @param root the folder of the project
 * @param file the config's name, for messages
 * @returns the source, and what is wrong with the file, its syntax or its version; a config of a version that
 *   nobody knows yet has no value, for whatever could be said of it would be a guess
 */
export function currentConfig(root: string, file: string): { source: Source; problems: Problem[] } {
  const read = readJson(root, file);
  const version = versionIn(read.source.value);
  if (version === undefined || version === newestVersion) return read;
  const told = (code: string, severity: Problem['severity'], message: string): Problem => ({
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
      problems: [told('VERSION-002', 'error', message)],
    };
  }
  const migrated = migratedConfig(read.source.text);
  if (!migrated) return read;
  const message = `this config is of version ${version}; it is read as one of version ${newestVersion}. "npm run migrate" writes it so.`;
  const upgraded = readSource(file, migrated.text);
  return {
    source: upgraded.source,
    problems: [...read.problems, told('VERSION-001', 'warning', message)],
  };
}

/** The version that a config says, when it is the number of one. */
function versionIn(value: unknown): number | undefined {
  const version: unknown =
    value !== null && typeof value === 'object' ? Reflect.get(value, 'configVersion') : undefined;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : undefined;
}

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns the path of an installed program.
 *
 * @param {string[]} names the possible names of the program, the preferred one first
 * @param {string[]} paths possible paths outside `PATH`
 * @returns {string | undefined} undefined when it is not installed
 */
export function installedProgram(names, paths) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...paths].find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Where a program is that can be run.
 *
 * @param {string[]} names what it may be called, the most wanted first
 * @param {string[]} places where it may lie outside `PATH`
 * @returns {string | undefined}
 */
export function installedProgram(names, places) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const known = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...known, ...places].find(isRunnable);
}

function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { resolve } from 'node:path';
import { formattedConfig } from '../../config/source/format';
import { readTextFile } from '../../config/source/read-text-file';
import { renameFields } from './rename-fields';
import { replaceFile } from '../../lib/replace-file';
import { readSource } from '../../config/source/json-source';

/** More signs than a config has that is written by hand: some two hundred times those of a site of 32 pages. */
const MOST_FORMATTED = 20_000_000;

/**
 * Repairs what is safe to repair in a config: names of fields that are misspelt beyond doubt, and the formatting,
 * by the project's own settings, unless it is too large for the formatter. The order of the fields stays, and so does every value.
 *
 * @param root the folder of the project
 * @param file the config, as `loadSite()` names it
 * @returns what was changed, one line each; none, and nothing is written, when the file cannot be read, is not sound
 *   UTF-8, is not JSON or holds a field twice
 * @throws when the file cannot be written
 */
export async function fixConfig(root: string, file: string): Promise<string[]> {
  const { mark, text: own, problems } = readTextFile(root, file);
  if (problems.length > 0 || readSource(file, own).problems.length > 0) return [];
  const { text, changes } = renameFields(root, file, own);
  // The formatter would run out of memory; what a program has written, nobody formats.
  const written = text.length > MOST_FORMATTED ? text : await formattedConfig(root, text);
  if (written !== text) changes.push(`${file}  is now written as the formatter writes it.`);
  if (changes.length > 0) replaceFile(resolve(root, file), mark + written);
  return changes;
}

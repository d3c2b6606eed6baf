import { resolve } from 'node:path';
import { formatConfig } from '../../config/source/format';
import { readSource } from '../../config/source/json-source';
import { readTextFile } from '../../config/source/read-text-file';
import { replaceFile } from '../../lib/replace-file';
import { renameFields } from './rename-fields';

/** Maximum number of characters to format: about two hundred times a config of 32 pages. */
const MOST_FORMATTED = 20_000_000;

/**
 * Applies safe fixes to a config: it renames misspelt fields where the name is unambiguous, and formats the file with the
 * settings of the project unless it is too large. The order of fields and all values stay.
 *
 * @param root the folder of the project
 * @param file the config, as `loadSite()` names it
 * @returns the changes, one line each; none, and nothing is formatted, when the file cannot be read, is not valid UTF-8, is
 *   not JSON or has a duplicate key
 * @throws when the file cannot be formatted
 */
export async function fixConfig(root: string, file: string): Promise<string[]> {
  const { mark, text: original, problems } = readTextFile(root, file);
  if (problems.length > 0 || readSource(file, original).problems.length > 0) return [];
  const { text, changes } = renameFields(file, original);
  // The formatter would run out of memory, and a generated config needs no formatting.
  const formatted = text.length > MOST_FORMATTED ? text : await formatConfig(root, text);
  if (formatted !== text) changes.push(`${file}  is now formatted.`);
  if (changes.length > 0) replaceFile(resolve(root, file), mark + formatted);
  return changes;
}

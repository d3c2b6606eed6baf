import { readJson } from '../../config/source/read-json';
import { canonicalJson, writeJson } from '../../config/source/write-json';
import { fixFields } from './fix-fields';

/**
 * Applies safe fixes to a config: it renames misspelt fields where the name is unambiguous, removes those that say nothing, and
 * writes the file in its canonical form. The order of fields and all other values stay.
 *
 * @param root the folder of the project
 * @param file the config, as `loadSite()` names it
 * @returns the changes, one line each; none when the file is damaged
 * @throws when the file cannot be written
 */
export function fixConfig(root: string, file: string): string[] {
  const { source, problems } = readJson(root, file);
  if (problems.length > 0) return [];
  const { value, changes } = fixFields(source);
  if (source.text !== canonicalJson(source.value)) changes.push(`${file}  is now formatted.`);
  if (changes.length > 0) writeJson(root, file, value);
  return changes;
}

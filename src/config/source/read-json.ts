import { readSource, type Source } from './json-source';
import type { Problem } from './problem';
import { readTextFile } from './read-text-file';

/**
 * Reads a JSON file of the project.
 *
 * @param file its name in the project, or an absolute path
 * @returns the source, and the problems of the file, its encoding and its syntax
 */
export function readJson(root: string, file: string): { source: Source; problems: Problem[] } {
  const { text, problems } = readTextFile(root, file);
  return problems.length > 0 ? { source: readSource(file, '').source, problems } : readSource(file, text);
}

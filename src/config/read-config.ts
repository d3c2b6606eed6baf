import { declareLanguages } from '../site/languages';
import { languagesOf } from './languages-of';
import type { Source } from './source/json-source';
import type { Problem } from './source/problem';
import { readJson } from './source/read-json';

/**
 * Reads a config and declares its languages.
 *
 * @param root the folder of the project
 * @param file the name of the config, for messages
 * @returns the source, and the problems of the file and its syntax
 */
export function readConfig(root: string, file: string): { source: Source; problems: Problem[] } {
  const read = readJson(root, file);
  declareLanguages(languagesOf(read.source.value));
  return read;
}

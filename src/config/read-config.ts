import { declareLanguages } from './last-languages';
import { languagesOf, type Languages } from '../site/languages';
import type { Source } from './source/json-source';
import type { Problem } from './source/problem';
import { readJson } from './source/read-json';

/**
 * Reads a config and finds its languages.
 *
 * @param root the folder of the project
 * @param file the name of the config, for messages
 * @returns the source, the languages, and the problems of the file and its syntax
 */
export function readConfig(root: string, file: string): Languages & { source: Source; problems: Problem[] } {
  const read = readJson(root, file);
  const site = languagesOf(read.source.value);
  declareLanguages(site);
  return { ...read, ...site };
}

import { readFileSync } from 'node:fs';
import { declareLanguages } from '../../src/config/last-languages';
import { languagesOf } from '../../src/site/languages';

/** Declares the languages of a site, as reading its config does, for tests that take a part of the engine by itself. */
export function declareLanguagesOf(config: string): void {
  declareLanguages(languagesOf(JSON.parse(readFileSync(config, 'utf8'))));
}

import { readFileSync } from 'node:fs';
import { declareLanguages } from '../../src/site/languages';
import type { SiteConfig } from '../../src/site/types.generated';

/** Declares the languages of a site, as reading its config does, for tests that take a part of the engine by itself. */
export function declareLanguagesOf(config: string): void {
  declareLanguages((JSON.parse(readFileSync(config, 'utf8')) as SiteConfig).languages);
}

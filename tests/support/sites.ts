import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languagesOf } from '../../src/site/languages';
import type { SiteConfig } from '../../src/site/types.generated';

/** The folder of the project: the engine, its schema and its documents. */
export const root = process.cwd();

/** The sites for the tests of the engine, in `tests/support/sites`: a complete one and a very small one. */
export type SiteName = 'agency' | 'sample';

/**
 * The folder of the engine's complete site. `set-up-sites.ts` writes it before the tests, which only read it. A test
 * that changes the site uses a `SiteCopy`.
 */
export const agency = resolve('.cache/sites/agency');

/** Returns the config of the engine's complete site, unprocessed. */
export function agencyConfig(): SiteConfig {
  return JSON.parse(readFileSync(join(agency, 'site.config.json'), 'utf8')) as SiteConfig;
}

/** The languages of the engine's sites. */
export const trilingual = languagesOf(
  JSON.parse(readFileSync('tests/support/sites/agency/site.config.json', 'utf8')),
);

/** Writes one of the engine's sites into a folder. */
export function layOutSite(name: SiteName, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join('tests/support/sites', name), folder, { recursive: true });
}

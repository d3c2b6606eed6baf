import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteConfig } from '../../src/site/types.generated';

/** The folder of the project: the engine, its schema and its documents. */
export const root = process.cwd();

/** The sites that the tests of the engine run on, in `tests/support/sites`: a whole one and a very small one. */
type SiteName = 'agency' | 'sample';

/**
 * The folder of the engine's whole site, ready to be loaded. `set-up-sites.ts` writes it before the tests; they only
 * read it. A test that changes the site takes a `SiteCopy`.
 */
export const agency = resolve('.cache/sites/agency');

/** Returns the config of the engine's whole site as it is written. */
export function agencyConfig(): SiteConfig {
  return JSON.parse(readFileSync(join(agency, 'site.config.json'), 'utf8')) as SiteConfig;
}

/** Writes one of the engine's sites into a folder, with the schema of the project beside it. */
export function layOutSite(name: SiteName, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join('tests/support/sites', name), folder, { recursive: true });
  cpSync('schema', join(folder, 'schema'), { recursive: true });
}

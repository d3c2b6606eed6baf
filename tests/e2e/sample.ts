import { readFileSync } from 'node:fs';
import type { SiteConfig } from '../../src/site/types.generated';
import { sampleOf } from '../support/page-urls';

/** The config of the engine's complete site, which these tests visit. */
export const config = JSON.parse(
  readFileSync('tests/support/sites/agency/site.config.json', 'utf8'),
) as SiteConfig;

/** The addresses of pages of every kind and every language. */
export const sampleUrls = sampleOf(config);

import { loadSite } from '../../src/config/load-site';
import { createSite, type Site } from '../../src/site/site';
import type { SiteConfig } from '../../src/site/types.generated';
import { agency } from './sites';

/** The engine's complete site, which tests only read. */
export const site = loadSite(agency).site!;

/** Returns the engine's complete site after a change of its config. */
export function changedSite(edit: (config: SiteConfig) => unknown): Site {
  const config = structuredClone(site.config);
  edit(config);
  return createSite(config, site.messages);
}

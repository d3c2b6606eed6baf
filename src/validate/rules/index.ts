import { configProblem } from '../../config/report';
import type { Source } from '../../config/source/json-source';
import type { Problem } from '../../config/source/problem';
import type { SiteConfig } from '../../site/types.generated';
import { duplicateMenuEntries } from './links/duplicate-menu-entry';
import { orphanPages } from './links/orphan-page';
import { targets } from './links/references';
import { selfLinks } from './links/self-link';
import { themeContrast } from './theme/insufficient-contrast';

/**
 * Returns problems that do not break the site but harm visitors: orphan pages, links to the same page, duplicate menu
 * entries, and colors that are hard to read.
 *
 * @param config a valid config
 * @param source its text, for positions
 */
export function pageRules(config: SiteConfig, source: Source): Problem[] {
  // The links of all blocks are collected once: a large site has many.
  const links = targets(config);
  return [
    ...orphanPages(config, links),
    // A shared block appears on several pages, as menus and ads do; on one of them its link may lead to the same page.
    ...selfLinks(config, links).filter(({ path }) => source.written(path)[0] !== 'shared'),
    ...duplicateMenuEntries(config),
    ...themeContrast(config),
  ].map((finding) => configProblem(config, source, finding));
}

import type { SiteConfig } from '../../site/types.generated';
import { configProblem } from '../../config/report';
import { targets } from './links/references';
import { duplicateMenuEntries } from './links/duplicate-menu-entry';
import { orphanPages } from './links/orphan-page';
import type { Problem } from '../../config/source/problem';
import { selfLinks } from './links/self-link';
import type { Source } from '../../config/source/json-source';
import { themeContrast } from './theme/insufficient-contrast';

/**
 * What works and still does visitors no service: pages that nothing leads to, links that lead nowhere new,
 * colours that cannot be read.
 *
 * @param config a config that fits the schema
 * @param source its text, for the places
 */
export function pageRules(config: SiteConfig, source: Source): Problem[] {
  // Every block is walked for its links once: a large site has many.
  const links = targets(config);
  return [
    ...orphanPages(config, links),
    // A shared block stands on several pages, as menus and ads do: on one of them its link leads nowhere new.
    ...selfLinks(config, links).filter(({ path }) => source.written(path)[0] !== 'shared'),
    ...duplicateMenuEntries(config),
    ...themeContrast(config),
  ].map((finding) => configProblem(config, source, finding));
}

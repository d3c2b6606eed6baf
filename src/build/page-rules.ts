import type { SiteConfig } from '../site/types.generated';
import { configProblem } from './config-problem';
import { targets } from './link-problems';
import { menuDoubles } from './menu-doubles';
import { orphanPages } from './orphan-pages';
import type { Problem } from './problem';
import { selfLinks } from './self-links';
import type { Source } from './source';
import { themeContrast } from './theme-contrast';

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
    ...menuDoubles(config),
    ...themeContrast(config),
  ].map((finding) => configProblem(config, source, finding));
}

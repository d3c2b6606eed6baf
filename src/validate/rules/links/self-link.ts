import type { SiteConfig } from '../../../site/types.generated';
import type { Finding } from '../../../config/report';
import { targets } from './references';

/**
 * Links in the blocks of a page that lead to the page on which they stand: whoever follows one stays where they are.
 * A link to a place on the page is none, and menus and ads stand on several pages.
 *
 * @param config a config that fits the schema
 * @param targeted the links of its blocks, when they have been looked for already
 * @returns a warning for each link, at the name of the page
 */
export function selfLinks(config: SiteConfig, targeted = targets(config)): Finding[] {
  const links = targeted.flatMap(({ page, anchor, path }) =>
    anchor === undefined && config.pages[Number(path[1])]?.id === page ? [{ page, path }] : [],
  );
  const items = config.pages.flatMap(({ id, blocks }, index) =>
    blocks.flatMap((block, position) =>
      (block.type === 'service-list' ? (block.items ?? []) : []).flatMap(({ page }, at) =>
        page === id ? [{ page, path: ['pages', index, 'blocks', position, 'items', at, 'page'] }] : [],
      ),
    ),
  );
  return [...links, ...items].map(({ page, path }) => ({
    code: 'LINK-010',
    path,
    severity: 'warning',
    message: `this leads to the page "${page}", on which it stands: whoever follows it stays where they are. Name another page, or a place on this one, such as "${page}#place".`,
  }));
}

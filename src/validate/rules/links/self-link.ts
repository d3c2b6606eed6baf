import type { Finding } from '../../../config/report';
import type { SiteConfig } from '../../../site/types.generated';
import { targets } from './references';

/**
 * Returns a warning for each link in a block that leads to its own page. Links to an anchor of the page are allowed, and
 * menus and ads are ignored because they appear on several pages.
 *
 * @param config a valid config
 * @param blockLinks the links of its blocks, if already collected
 */
export function selfLinks(config: SiteConfig, blockLinks = targets(config)): Finding[] {
  const links = blockLinks.flatMap(({ page, anchor, path }) =>
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

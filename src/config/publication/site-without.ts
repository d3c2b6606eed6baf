import type { Path } from '../../lib/json';
import { blocksOfType } from '../../site/blocks/find-blocks';
import { serviceList } from '../../site/blocks/service-list';
import type { SiteConfig } from '../../site/types.generated';
import { anchorsByPage, pageTargets } from '../references/targets';
import type { FindReferences } from '../references/find-references';
import { withoutParts } from '../references/without-parts';

/**
 * Returns a site without some of its parts, such as pages and ads, and without all links to them. A link to an anchor that
 * goes with its block, or with its page for the contact form, leads to the page.
 *
 * @param gone the parts of the config that go
 * @returns the config, and the paths of everything that goes
 */
export function siteWithout(
  config: SiteConfig,
  gone: readonly object[],
  findReferences: FindReferences,
): { config: SiteConfig; lost: Path[] } {
  const parts = new Set(gone);
  const all = new Set([...gone, ...emptiedParts(config, parts)]);
  const before = anchorsByPage(config, findReferences(config));
  const places = new Set<string>();
  for (;;) {
    const { size } = places;
    const left = withoutParts(findReferences.keywords, config, all, places);
    const list = findReferences(left.config);
    const anchors = anchorsByPage(left.config, list);
    for (const { page, anchor = '' } of pageTargets(list))
      if (before.get(page)?.has(anchor) && !anchors.get(page)?.has(anchor)) places.add(`${page}#${anchor}`);
    // What went with a place may have had an anchor.
    if (places.size === size) return left;
  }
}

/** Returns what follows: the entry of a section in the header, and the blocks that have nothing to show any more. */
function emptiedParts(config: SiteConfig, gone: ReadonlySet<object>): object[] {
  const { pages, menus, theme } = config;
  const isGone = (id: string | undefined) => pages.some((page) => page.id === id && gone.has(page));
  const entries = menus.header.filter(
    ({ section }) => section !== undefined && isGone(theme.sections[section]?.page),
  );
  const empty = new Set(emptyBlocks(config));
  return [...entries, ...emptyBlocks(config, gone).filter((block) => !empty.has(block))];
}

/**
 * Returns the blocks that name nothing themselves and find nothing in the config: the services of a section, all ads.
 *
 * @param gone pages and ads that do not count
 */
export function emptyBlocks(config: SiteConfig, gone: ReadonlySet<object> = new Set()): object[] {
  const isLeft = (part: object) => !gone.has(part);
  const left = { ...config, pages: config.pages.filter(isLeft), ads: config.ads.filter(isLeft) };
  return config.pages.flatMap((page) => [
    ...blocksOfType(page.blocks, 'service-list').filter(
      (block) =>
        (block.from === 'section' || !block.items) &&
        serviceList.generatedLinks(block, page, left).length === 0,
    ),
    ...blocksOfType(page.blocks, 'promo-carousel').filter(({ ads }) => !ads && left.ads.length === 0),
  ]);
}

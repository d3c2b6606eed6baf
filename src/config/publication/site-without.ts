import { setAt } from '../../lib/json';
import { blocksOfType } from '../../site/blocks/find-blocks';
import { serviceList } from '../../site/blocks/service-list';
import type { SiteConfig } from '../../site/types.generated';
import { anchorsByPage, pageTargets } from '../references/targets';
import type { FindReferences } from '../references/find-references';
import type { ReferenceList } from '../references/reference';
import { withoutParts, type Loss } from '../references/without-parts';

/**
 * Returns a site without some of its parts, such as pages and ads, and without all links to them.
 *
 * @param gone the parts of the config that go
 * @returns the config, and what it loses besides
 */
export function siteWithout(
  config: SiteConfig,
  gone: readonly object[],
  findReferences: FindReferences,
): { config: SiteConfig; lost: Loss[] } {
  const parts = new Set(gone);
  const all = new Set([...gone, ...emptiedParts(config, parts)]);
  const { config: rest, lost } = withoutParts(findReferences.marks, config, all);
  return { config: removeDeadAnchors(rest, findReferences(rest)), lost };
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

/**
 * Returns a config in which links to removed anchors lead to the page instead. An anchor is removed with its block or
 * part; the contact form has an anchor for every page, which is removed with the page.
 *
 * @param list the references and declarations of the config
 */
function removeDeadAnchors(config: SiteConfig, list: ReferenceList): SiteConfig {
  const anchors = anchorsByPage(config, list);
  const changed = structuredClone(config);
  for (const { page, anchor, path } of pageTargets(list))
    if (anchor !== undefined && anchors.get(page)?.has(anchor) === false) setAt(changed, path, page);
  return changed;
}

import { setAt } from '../../lib/json';
import { blocksOfType } from '../../site/blocks/find-blocks';
import { defaultSection } from '../../site/section';
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

/** Returns what follows from the pages of a section: its entry in the header, and the lists of its services. */
function emptiedParts({ pages, menus, theme }: SiteConfig, gone: ReadonlySet<object>): object[] {
  const isGone = (id: string | undefined) => pages.some((page) => page.id === id && gone.has(page));
  const entries = menus.header.filter(
    ({ section }) => section !== undefined && isGone(theme.sections[section]?.page),
  );
  const lists = pages.flatMap(({ section = defaultSection, blocks }) => {
    const services = pages.filter(
      (page) =>
        page.kind === 'service' &&
        (page.section ?? defaultSection) === section &&
        page.id !== theme.sections[section]?.page,
    );
    const isEmptied = services.length > 0 && services.every((page) => gone.has(page));
    return isEmptied ? blocksOfType(blocks, 'service-list').filter(({ from }) => from === 'section') : [];
  });
  return [...entries, ...lists];
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

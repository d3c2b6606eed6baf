import { blocksOfType } from '../../site/blocks/find-blocks';
import { defaultSection } from '../../site/section';
import type { SiteConfig } from '../../site/types.generated';
import type { FindReferences } from '../references/find-references';
import { withoutParts, type Loss } from '../references/without-parts';
import { removeDeadAnchors } from './remove-dead-anchors';

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
  const { config: rest, lost } = withoutParts(
    findReferences.marks,
    config,
    new Set([...gone, ...emptiedParts(config, parts)]),
  );
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

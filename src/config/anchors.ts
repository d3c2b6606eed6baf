import { modelOf } from '../site/blocks/index';
import type { SiteConfig } from '../site/types.generated';
import type { ReferenceList } from './references/reference';

/**
 * Returns the anchors of each page, by the id of the page. A page with the contact form also has an anchor for every
 * page, which fills in the subject.
 *
 * @param list the declarations of the config
 */
export function anchorsByPage(config: SiteConfig, { declarations }: ReferenceList): Map<string, Set<string>> {
  const ids = config.pages.map(({ id }) => id);
  const anchors = config.pages.map(
    ({ blocks }) => new Set(blocks.some((block) => modelOf(block).hasPageAnchors) ? ids : []),
  );
  for (const { kind, name, path } of declarations)
    if (kind === 'anchor' && path[0] === 'pages') anchors[Number(path[1])]?.add(name);
  return new Map(ids.map((id, index) => [id, anchors[index] ?? new Set()]));
}

import type { Path } from '../../lib/json';
import type { NameKind, Reference, ReferenceList } from './reference';
import { modelOf } from '../../site/blocks/index';
import { parsePageAnchor, parseTarget, type PageAnchor } from '../../site/parts/target';
import type { SiteConfig } from '../../site/types.generated';

/** Returns the page that a link or a redirect leads to, and the anchor there; null for any other value. */
export function pageAnchorOf({ kind, value }: Pick<Reference, 'kind' | 'value'>): PageAnchor | null {
  if (kind === 'target') return parseTarget(value);
  return kind === 'place' && typeof value === 'string' ? parsePageAnchor(value) : null;
}

/** A link to a page or to a place on it. */
export type PageTarget = PageAnchor & { path: Path };

/** Returns the links of a config that lead to a page: those of blocks, then those of redirects. */
export function pageTargets({ references }: ReferenceList): PageTarget[] {
  return references.flatMap((reference) => {
    const anchor = pageAnchorOf(reference);
    return anchor ? [{ ...anchor, path: reference.path }] : [];
  });
}

/** A name that a config refers to. */
export interface NameReference {
  kind: NameKind;
  name: string;
  path: Path;
  /** Whether the value may also be one of the company's own addresses, such as `phone`. */
  isTarget: boolean;
}

/** Returns every reference to a name; a place or a target that leads to a page refers to the page. */
export function nameReferences({ references }: ReferenceList): NameReference[] {
  return references.flatMap(({ kind, value, path }): NameReference[] => {
    if (kind === 'picture' || kind === 'drawing' || kind === 'address' || kind === 'text') return [];
    const isTarget = kind === 'target';
    const isOnPage = isTarget || kind === 'place';
    const name = isOnPage ? pageAnchorOf({ kind, value })?.page : value;
    return typeof name === 'string' ? [{ kind: isOnPage ? 'page' : kind, name, path, isTarget }] : [];
  });
}

/**
 * Returns the anchors of each page, by the id of the page. A page with the contact form also has an anchor for every
 * page, which fills in the subject.
 *
 * @param list the declarations of the config
 */
export function anchorsByPage(config: SiteConfig, { declarations }: ReferenceList): Map<string, Set<string>> {
  const ids = config.pages.map(({ id }) => id);
  const anchors = config.pages.map(
    ({ blocks = [] }) => new Set(blocks.some((block) => modelOf(block).hasPageAnchors) ? ids : []),
  );
  for (const { kind, name, path } of declarations)
    if (kind === 'anchor' && path[0] === 'pages') anchors[Number(path[1])]?.add(name);
  return new Map(ids.map((id, index) => [id, anchors[index] ?? new Set()]));
}

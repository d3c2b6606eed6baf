import type { Path } from '../../lib/json';
import type { ReferenceKind, ReferenceList } from './reference';
import { modelOf } from '../../site/blocks/index';
import { parseTarget } from '../../site/parts/target';
import type { SiteConfig } from '../../site/types.generated';

/** A link to a page or to a place on it. */
export type PageTarget = NonNullable<ReturnType<typeof parseTarget>> & { path: Path };

/** Returns the links of a config that lead to a page: those of blocks, then those of redirects. */
export function pageTargets({ references }: ReferenceList): PageTarget[] {
  return references.flatMap(({ kind, value, path }) => {
    const target = kind === 'target' ? parseTarget(value) : null;
    return target ? [{ ...target, path }] : [];
  });
}

/** A name that a config refers to. */
export interface NameReference {
  kind: Exclude<ReferenceKind, 'picture' | 'target' | 'text'>;
  name: string;
  path: Path;
}

/** Returns every reference to a name; a target that leads to a page refers to the page. */
export function nameReferences({ references }: ReferenceList): NameReference[] {
  return references.flatMap(({ kind, value, path }): NameReference[] => {
    if (kind === 'picture' || kind === 'text') return [];
    const name = kind === 'target' ? parseTarget(value)?.page : value;
    return typeof name === 'string' ? [{ kind: kind === 'target' ? 'page' : kind, name, path }] : [];
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
    ({ blocks }) => new Set(blocks.some((block) => modelOf(block).hasPageAnchors) ? ids : []),
  );
  for (const { kind, name, path } of declarations)
    if (kind === 'anchor' && path[0] === 'pages') anchors[Number(path[1])]?.add(name);
  return new Map(ids.map((id, index) => [id, anchors[index] ?? new Set()]));
}

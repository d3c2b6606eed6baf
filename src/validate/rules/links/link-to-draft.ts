import type { Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';
import type { Use } from './reference';

/**
 * Returns the links from published content to drafts, which visitors could not open. Drafts may link to drafts; pages,
 * ads and redirects can be drafts.
 *
 * @param uses every reference in the config
 */
export function draftLinks(config: SiteConfig, uses: readonly Use[]): { path: Path; message: string }[] {
  const draftsOf = (dated: readonly { id: string; status?: string }[]) =>
    new Set(dated.flatMap(({ id, status }) => (status === 'draft' ? [id] : [])));
  const drafts = { page: draftsOf(config.pages), ad: draftsOf(config.ads) };
  return uses.flatMap(({ kind, name, path }) => {
    if ((kind !== 'page' && kind !== 'ad') || !drafts[kind].has(name) || isDraft(config, path)) return [];
    const message = `the ${kind} "${name}" is a draft, and visitors would find nothing. Remove "status": "draft" there to publish it, or take it away here until it is.`;
    return [{ path, message }];
  });
}

/** Returns whether a path belongs to a draft. */
function isDraft(config: SiteConfig, [list, index]: Path): boolean {
  if (typeof index !== 'number') return false;
  if (list === 'pages') return config.pages[index]?.status === 'draft';
  if (list === 'ads') return config.ads[index]?.status === 'draft';
  return list === 'redirects' && config.redirects?.[index]?.status === 'draft';
}

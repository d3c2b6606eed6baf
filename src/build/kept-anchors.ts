import type { SiteConfig } from '../site/types.generated';
import { anchorsByPage, formPages } from './anchors';

/**
 * A config in which links to places that are no longer there lead to the page instead. A place goes when its block
 * or part is left out; the form has one for every page, which goes with the page.
 */
export function keptAnchors(config: SiteConfig): SiteConfig {
  const anchors = anchorsByPage(config);
  const forms = formPages(config);
  const pages = new Set(config.pages.map(({ id }) => id));
  const kept = (target: string) => {
    const [page = '', anchor] = target.split('#');
    const places = anchors.get(page);
    if (anchor === undefined || !places || places.has(anchor)) return target;
    return forms.has(page) && pages.has(anchor) ? target : page;
  };
  return {
    ...config,
    pages: config.pages.map((page) => ({ ...page, blocks: withTargets(page.blocks, kept) })),
    ...(config.redirects && {
      redirects: config.redirects.map((redirect) => ({ ...redirect, to: kept(redirect.to) })),
    }),
  };
}

/** A value with another text in every field "to"; the fields keep their order. */
function withTargets<T>(value: T, change: (target: string) => string): T {
  if (Array.isArray(value)) return value.map((entry) => withTargets<unknown>(entry, change)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'to' && typeof entry === 'string' ? change(entry) : withTargets<unknown>(entry, change),
    ]),
  ) as T;
}

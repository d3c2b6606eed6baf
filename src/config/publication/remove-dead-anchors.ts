import type { SiteConfig } from '../../site/types.generated';
import { anchorsByPage, formPages } from '../anchors';

/**
 * Returns a config in which links to removed anchors lead to the page instead. An anchor is removed with its block or
 * part; the contact form has an anchor for every page, which is removed with the page.
 */
export function removeDeadAnchors(config: SiteConfig): SiteConfig {
  const anchors = anchorsByPage(config);
  const forms = formPages(config);
  const pages = new Set(config.pages.map(({ id }) => id));
  const liveTarget = (target: string) => {
    const [page = '', anchor] = target.split('#');
    const pageAnchors = anchors.get(page);
    if (anchor === undefined || !pageAnchors || pageAnchors.has(anchor)) return target;
    return forms.has(page) && pages.has(anchor) ? target : page;
  };
  return {
    ...config,
    pages: withTargets(config.pages, liveTarget),
    ...(config.redirects && {
      redirects: withTargets(config.redirects, liveTarget),
    }),
  };
}

/** Returns a value with every field "to" mapped; parts without changes are not copied. */
function withTargets<T>(value: T, change: (target: string) => string): T {
  // Most of a site is text, which contains no targets.
  if (value === null || typeof value !== 'object' || 'fr' in value) return value;
  let changed: T | undefined;
  for (const [key, entry] of Object.entries(value)) {
    const next: unknown =
      key === 'to' && typeof entry === 'string' ? change(entry) : withTargets<unknown>(entry, change);
    if (next === entry) continue;
    changed ??= (Array.isArray(value) ? [...value] : { ...value }) as T;
    Reflect.set(Object(changed), key, next);
  }
  return changed ?? value;
}

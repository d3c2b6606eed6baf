import type { SiteConfig } from '../../site/types.generated';
import { anchorsByPage, formPages } from '../anchors';

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
    pages: withTargets(config.pages, kept),
    ...(config.redirects && {
      redirects: withTargets(config.redirects, kept),
    }),
  };
}

/** A value with another text in every field "to"; what has none to change is handed on as it is. */
function withTargets<T>(value: T, change: (target: string) => string): T {
  // Most of a site are words, and no word leads anywhere.
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

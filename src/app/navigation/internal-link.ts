/**
 * Where a click leads when it can be followed without loading a document.
 *
 * @returns the address on this site, or null for a link that the browser should follow itself: another
 * site, a file, a new tab, or a key held down
 */
export function followedLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return linkUnder(event.target);
}

/** The address of a link to a page of this site that an event happened on. */
export function linkUnder(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isPage = url.origin === location.origin && !/\.\w+$|^\/(?:__|assets\/)/.test(url.pathname);
  return isPage ? url : null;
}

/**
 * Returns the target of a click that the client router can follow.
 *
 * @returns the address on this site, or null for a click that the browser must handle: another site, a file, a new tab,
 * or a modifier key
 */
export function clickTarget(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return linkUnder(event.target);
}

/**
 * Returns the address of the link at an event target, if it leads to a page of this site. That of the page in another language
 * has the query and the anchor of the current page.
 */
export function linkUnder(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (link.hreflang) [url.search, url.hash] = [location.search, location.hash];
  const isPage = url.origin === location.origin && !/\.\w+$|^\/(?:__|assets\/)/.test(url.pathname);
  return isPage ? url : null;
}

/**
 * Where a click leads when it can be followed without leaving the page.
 *
 * @returns the address on this site, or null for a link that the browser should follow itself: another
 * site, a file, a new tab, a key held down, or a place on the page that is shown
 */
export function followedLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const url = linkUnder(event.target);
  if (!url || (url.pathname === location.pathname && url.hash !== '')) return null;
  return url;
}

/** The address of a link to a page of this site that an event happened on. */
export function linkUnder(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isPage = url.origin === location.origin && !/\.\w+$|^\/(?:__|assets\/)/.test(url.pathname);
  return isPage ? url : null;
}

import { useEffect, type RefObject } from 'react';

/**
 * Closes the menus of the header on a click elsewhere, when a link is followed, on Escape, or when the focus moves into
 * the page, which an open panel would cover. The browser itself opens a menu and closes it on a second click, also
 * without script.
 */
export function useCloseMenus(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openMenus = () => [
      ...(header.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
    ];

    function closeOnClick({ target }: Event) {
      if (!(target instanceof Element)) return;
      const isLink = target.closest('a') !== null;
      for (const menu of openMenus()) {
        // The list is not inside the burger's <details>, so the entire header counts as inside.
        const container = menu.dataset.burger === undefined ? menu : header.current;
        if (isLink || !container?.contains(target)) menu.open = false;
      }
    }

    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      // Innermost first, so that the focus ends on a visible element: the burger on a narrow screen.
      for (const menu of openMenus().toReversed()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    }

    function closeOnFocusOutside({ target }: Event) {
      if (target instanceof Node && header.current?.contains(target)) return;
      for (const menu of openMenus()) menu.open = false;
    }

    const listeners = new AbortController();
    // In the capture phase: a page that renders at once can then take the focus.
    document.addEventListener('click', closeOnClick, { capture: true, signal: listeners.signal });
    document.addEventListener('keydown', closeOnEscape, { signal: listeners.signal });
    document.addEventListener('focusin', closeOnFocusOutside, { signal: listeners.signal });
    return () => listeners.abort();
  }, [header]);
}

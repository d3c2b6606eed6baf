import { useEffect, type RefObject } from 'react';

/**
 * Closes the menus of the header when the visitor turns away: by a click elsewhere, by following a link,
 * by Escape, or by moving the focus into the page (which an open sheet would cover).
 * Opening, and closing by a second click, is the platform's own: it works before and without this.
 */
export function useClosing(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openMenus = () => [
      ...(header.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
    ];

    function closeOnClick({ target }: Event) {
      if (!(target instanceof Element)) return;
      const followed = target.closest('a') !== null;
      for (const menu of openMenus()) {
        // The burger's menu stands beside its <details>: the whole header is inside it.
        const inside = menu.dataset.burger === undefined ? menu : header.current;
        if (followed || !inside?.contains(target)) menu.open = false;
      }
    }

    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      // Innermost first, so that the focus ends on what is still shown: the burger on a narrow screen.
      for (const menu of openMenus().toReversed()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    }

    function closeOnLeaving({ target }: Event) {
      if (target instanceof Node && header.current?.contains(target)) return;
      for (const menu of openMenus()) menu.open = false;
    }

    const listening = new AbortController();
    // While the event comes down: a page that is drawn at once can then already take the focus.
    document.addEventListener('click', closeOnClick, { capture: true, signal: listening.signal });
    document.addEventListener('keydown', closeOnEscape, { signal: listening.signal });
    document.addEventListener('focusin', closeOnLeaving, { signal: listening.signal });
    return () => listening.abort();
  }, [header]);
}

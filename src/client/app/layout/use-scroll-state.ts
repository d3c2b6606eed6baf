import { useEffect } from 'react';

/** Above this position, in pixels, the page shows its first screen. */
const FIRST_SCREEN = 200;

/** Within this distance of the end of the page, in pixels, a page that springs back is not scrolled up. */
const BOTTOM_DISTANCE = 32;

/**
 * Writes how the visitor scrolls to `<html data-scroll>`, for the styles of the header: `down`, `up`, or `foot` at the end
 * of the page. On the first screen, and without script, the attribute is absent.
 */
export function useScrollState(): void {
  useEffect(() => {
    const page = document.documentElement;
    let previousY = window.scrollY;
    const update = () => {
      const { scrollY, innerHeight } = window;
      const moved = scrollY - previousY;
      previousY = scrollY;
      if (scrollY <= FIRST_SCREEN) delete page.dataset.scroll;
      else if (page.scrollHeight - innerHeight - scrollY < BOTTOM_DISTANCE) page.dataset.scroll = 'foot';
      else if (moved !== 0 || !page.dataset.scroll) page.dataset.scroll = moved < 0 ? 'up' : 'down';
    };
    update();
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    for (const event of ['scroll', 'resize']) window.addEventListener(event, update, options);
    return () => listeners.abort();
  }, []);
}

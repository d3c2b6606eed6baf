import { useEffect } from 'react';

/** Above this position, in pixels, the page shows its first screen. */
const FIRST_SCREEN = 200;

/** The distance to the end of the page, in pixels, within which the page leaves room for what floats over it. */
const BOTTOM_DISTANCE = 32;

/**
 * Writes how the visitor scrolls to `<html data-scroll>`, for the styles of the header and the chat button: `down`,
 * `up`, or `foot` at the end of the page. On the first screen, and without script, the attribute is absent.
 */
export function useScrollState(): void {
  useEffect(() => {
    const page = document.documentElement;
    let previousY = 0;
    const update = () => {
      const { scrollY, innerHeight } = window;
      const moved = scrollY - previousY;
      previousY = scrollY;
      if (scrollY <= FIRST_SCREEN) delete page.dataset.scroll;
      else if (page.scrollHeight - innerHeight - scrollY < BOTTOM_DISTANCE) page.dataset.scroll = 'foot';
      else if (moved !== 0) page.dataset.scroll = moved > 0 ? 'down' : 'up';
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('scroll', update);
      delete page.dataset.scroll;
    };
  }, []);
}

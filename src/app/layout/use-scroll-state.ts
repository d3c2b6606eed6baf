import { useEffect, type RefObject } from 'react';
import { whenIdle } from '../../browser/when-idle';

/** Above this position, in pixels, the page shows its first screen. */
const FIRST_SCREEN = 200;

/** The distance to the end of the page, in pixels, within which the page leaves room for what floats over it. */
const BOTTOM_DISTANCE = 32;

/**
 * Writes how the visitor scrolls to `<html data-scroll>`, for the styles of the header and of what floats over the page:
 * `down`, `up`, or `foot` at the end of the page. On the first screen, and without script, the attribute is absent.
 *
 * @param floating gets `data-over-words` while it would cover words or a control of the first screen
 */
export function useScrollState(floating: RefObject<HTMLElement | null>): void {
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
    // Finding what is under the element lays the page out, so it waits until the page is at rest.
    const measure = () => {
      const element = floating.current;
      if (element && !page.dataset.scroll) element.toggleAttribute('data-over-words', isOverWords(element));
    };
    update();
    const cancel = whenIdle(measure);
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    for (const event of ['scroll', 'resize']) window.addEventListener(event, update, options);
    for (const event of ['scrollend', 'resize']) window.addEventListener(event, measure, options);
    return () => {
      cancel();
      listeners.abort();
    };
  });
}

/** Whether words or a control are where the element is when it is not moved out of view. */
function isOverWords(element: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop, offsetWidth: width, offsetHeight: height } = element;
  const top =
    offsetTop - (Number.parseFloat(getComputedStyle(element).getPropertyValue('--suggestion')) || 0);
  const steps = [0.05, 0.5, 0.95];
  return steps.some((x) =>
    steps.some((y) => {
      const under = document
        .elementsFromPoint(left + x * width, top + y * height)
        .find((other) => !element.contains(other));
      if (!under) return false;
      if (under.closest('a, button, input, textarea')) return true;
      return [...under.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return false;
        const words = document.createRange();
        words.selectNodeContents(node);
        return [...words.getClientRects()].some(
          (line) =>
            line.left < left + width && line.right > left && line.top < top + height && line.bottom > top,
        );
      });
    }),
  );
}

import type { Stop } from './stop';

/**
 * Calls back once, when a part of an element is in view.
 *
 * @param visible the visible share of the element, from 0 to 1; for an element taller than the screen, the
 *   share of the screen
 */
export function onceInView(element: Element, visible: number, callback: () => void): Stop {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    {
      threshold: Math.min(
        visible,
        (visible * innerHeight) / Math.max(1, element.getBoundingClientRect().height),
      ),
    },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Returns whether a visitor may already be reading an element, or has scrolled past it. */
export function isSeen(element: Element): boolean {
  return element.getBoundingClientRect().top < innerHeight && !document.querySelector('[data-covering]');
}

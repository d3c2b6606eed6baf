import type { Stop } from './stop';

/**
 * Calls once, when a part of an element is in view.
 *
 * @param visible how much of it, from 0 to 1; of an element taller than the screen, so much of the screen
 */
export function onceInView(element: Element, visible: number, call: () => void): Stop {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
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

/** Whether a visitor may already be reading an element, or has passed it. */
export function isSeen(element: Element): boolean {
  return element.getBoundingClientRect().top < innerHeight && !document.querySelector('[data-covering]');
}

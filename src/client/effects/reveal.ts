import { isSeen, onceInView } from './in-view';
import type { Stop } from './stop';

/**
 * Moves an element into place once, when a tenth of it is in view (specification, section 4). An element
 * that is already in view does not change. Its duration is in the stylesheet.
 */
export function reveal(element: HTMLElement, { visible }: { visible: number }): Stop {
  if (isSeen(element)) return () => undefined;
  let stopped = false;
  // The observer comes before the hiding: if it fails, the element stays visible.
  const stop = onceInView(element, visible, () => {
    element.dataset.reveal = 'shown';
  });
  // All elements are measured before the first one is hidden, so that the page is laid out once.
  queueMicrotask(() => {
    if (stopped) return;
    element.dataset.reveal = 'waiting';
  });
  return () => {
    stopped = true;
    stop();
    delete element.dataset.reveal;
  };
}

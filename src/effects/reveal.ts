import { isSeen, onceInView } from './in-view';
import type { Stop } from './stop';

/**
 * Lets an element rise into place when a tenth of it is in view, once (specification, section 4). What
 * is in view already stays as it is.
 */
export function reveal(
  element: HTMLElement,
  { visible, duration }: { visible: number; duration: number },
): Stop {
  if (isSeen(element)) return () => undefined;
  let stopped = false;
  // First what shows it again, then what hides it: where the one is missing nothing is hidden.
  const stop = onceInView(element, visible, () => {
    element.dataset.reveal = 'shown';
  });
  // Every element of the page is measured before the first one is hidden, so that the page is laid out once.
  queueMicrotask(() => {
    if (stopped) return;
    element.style.setProperty('--reveal', `${duration}ms`);
    element.dataset.reveal = 'waiting';
  });
  return () => {
    stopped = true;
    stop();
    delete element.dataset.reveal;
  };
}

import { useRef, type PointerEvent } from 'react';

/**
 * Pointer handlers that notice a swipe along the line. The mouse is left out: it selects text.
 *
 * @param swiped is told 1 for "onwards" and -1 for "back" in the direction of reading
 */
export function useSwipe(swiped: (by: 1 | -1) => void) {
  const start = useRef<{ pointer: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      start.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (start.current?.pointer !== event.pointerId) return;
      const along = event.clientX - start.current.x;
      const across = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(along) < SHORTEST || Math.abs(along) < Math.abs(across) * 1.5) return;
      const onwards = isRightToLeft(event.currentTarget) ? along > 0 : along < 0;
      swiped(onwards ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

/** Whether the text at an element is read from right to left. */
export function isRightToLeft(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}

/** In pixels. */
const SHORTEST = 44;

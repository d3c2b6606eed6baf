import { useRef, type PointerEvent } from 'react';

/**
 * Returns pointer handlers that detect a horizontal swipe. The mouse is ignored, because it selects text.
 *
 * @param onSwipe called with 1 for “next” and -1 for “previous”, in reading direction
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
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
      if (Math.abs(along) < MIN_LENGTH || Math.abs(along) < Math.abs(across) * 1.5) return;
      const isNext = isRightToLeft(event.currentTarget) ? along > 0 : along < 0;
      onSwipe(isNext ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

/** Returns whether the text of an element is read from right to left. */
export function isRightToLeft(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}

/** The minimum length of a swipe, in pixels. */
const MIN_LENGTH = 44;

import type { Stop } from './stop';

/**
 * Tilts a card towards the mouse, at its edge by 15° and slightly enlarged (specification, section 9). An
 * element can set another angle in `data-tilt`, such as the 10° of the offers. Touch does not tilt.
 */
export function tilt(element: HTMLElement, numbers: { angle: number; scale: number }): Stop {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return () => undefined;
  const angle = Number(element.dataset.tilt) || numbers.angle;
  let frame = 0;

  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = ((event.clientX - left) / width - 0.5) * 2;
      const y = ((event.clientY - top) / height - 0.5) * 2;
      element.style.transform = tiltTransform(x, y, angle, numbers.scale);
    });
  };
  const reset = () => {
    cancelAnimationFrame(frame);
    element.style.transform = '';
  };
  element.addEventListener('pointermove', follow, { passive: true });
  element.addEventListener('pointerleave', reset);
  return () => {
    element.removeEventListener('pointermove', follow);
    element.removeEventListener('pointerleave', reset);
    reset();
  };
}

/**
 * Returns the transform of a card for a position of the pointer.
 *
 * @param x the position from -1 at the left edge to 1 at the right edge
 * @param y the position from -1 at the top edge to 1 at the bottom edge
 */
export function tiltTransform(x: number, y: number, angle: number, scale: number): string {
  // The fifth power keeps the card nearly straight, but for its edge: it never looks crooked.
  const degrees = (value: number) => Math.max(-1, Math.min(1, value)) ** 5 * angle;
  return `perspective(1000px) rotateX(${-degrees(y)}deg) rotateY(${degrees(x)}deg) scale(${scale})`;
}

import type { Stop } from './stop';

/**
 * Tilts a card towards the mouse, at its edge by 15° and slightly enlarged (specification, section 9). What the card is a
 * part of may tilt as a whole, with `data-tilt` and an angle of its own, such as the 10° of the offers; over its other
 * parts it is straight, so that no control moves under the mouse. Touch does not tilt.
 */
export function tilt(element: HTMLElement, numbers: { angle: number; scale: number }): Stop {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return () => undefined;
  const whole = element.closest<HTMLElement>('[data-tilt]') ?? element;
  const angle = Number(whole.dataset.tilt) || numbers.angle;
  let frame = 0;

  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = ((event.clientX - left) / width - 0.5) * 2;
      const y = ((event.clientY - top) / height - 0.5) * 2;
      whole.style.transform = tiltTransform(x, y, angle, numbers.scale);
    });
  };
  const reset = () => {
    cancelAnimationFrame(frame);
    whole.style.transform = '';
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
  // The third power keeps the middle of the card straight.
  const degrees = (value: number) => Math.max(-1, Math.min(1, value)) ** 3 * angle;
  return `perspective(1800px) rotateX(${-degrees(y)}deg) rotateY(${degrees(x)}deg) scale(${scale})`;
}

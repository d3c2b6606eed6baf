import type { Stop } from './stop';

/**
 * Leans a card towards the mouse: 15° at most and a little nearer (specification, section 9). An element
 * may name another angle in `data-tilt`, such as the offers' 10°. Fingers do not tilt.
 */
export function tilt(element: HTMLElement, numbers: { angle: number; scale: number }): Stop {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return () => undefined;
  const angle = Number(element.dataset.tilt) || numbers.angle;
  let frame = 0;

  const lean = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = ((event.clientX - left) / width - 0.5) * 2;
      const y = ((event.clientY - top) / height - 0.5) * 2;
      element.style.transform = tiltTransform(x, y, angle, numbers.scale);
    });
  };
  const rest = () => {
    cancelAnimationFrame(frame);
    element.style.transform = '';
  };
  element.addEventListener('pointermove', lean, { passive: true });
  element.addEventListener('pointerleave', rest);
  return () => {
    element.removeEventListener('pointermove', lean);
    element.removeEventListener('pointerleave', rest);
    rest();
  };
}

/**
 * The transform of a card with the pointer over it.
 *
 * @param x where the pointer is, from -1 at the left edge to 1 at the right one
 * @param y the same from the upper edge to the lower one
 */
export function tiltTransform(x: number, y: number, angle: number, scale: number): string {
  const within = (value: number) => Math.max(-1, Math.min(1, value)) * angle;
  return `perspective(1000px) rotateX(${-within(y)}deg) rotateY(${within(x)}deg) scale(${scale})`;
}

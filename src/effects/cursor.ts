import type { Stop } from './effects';

/**
 * A small square in place of the arrow, which turns 45° over what can be pressed. Only for fine
 * pointers; over text and fields the system's own pointer stays (base.css).
 */
export function cursor(): Stop {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return () => undefined;
  if (window.matchMedia('(forced-colors: active)').matches) return () => undefined;
  const square = document.createElement('div');
  square.className = 'cursor';
  square.ariaHidden = 'true';
  square.hidden = true;
  document.body.append(square);
  let frame = 0;

  const move = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const under = event.target instanceof Element ? event.target : null;
      document.documentElement.dataset.cursor = '';
      square.hidden = getComputedStyle(under ?? document.body).cursor !== 'none';
      square.toggleAttribute('data-on', under?.closest('a, button, summary, label') != null);
      square.style.translate = `${event.clientX}px ${event.clientY}px`;
    });
  };
  const leave = () => {
    square.hidden = true;
  };
  document.addEventListener('pointermove', move, { passive: true });
  document.documentElement.addEventListener('pointerleave', leave);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('pointermove', move);
    document.documentElement.removeEventListener('pointerleave', leave);
    delete document.documentElement.dataset.cursor;
    square.remove();
  };
}

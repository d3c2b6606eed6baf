import type { Stop } from './stop';

const OCTAGON = 'polygon(29% 0,71% 0,100% 29%,100% 71%,71% 100%,29% 100%,0 71%,0 29%)';

/**
 * Grows an octagon over a button from the pressed point, and removes it after 600 ms (specification,
 * section 9). It is drawn in a separate box over the page; the button does not change.
 */
export function ripple({ duration }: { duration: number }): Stop {
  const boxes = new Set<HTMLElement>();
  const press = (event: PointerEvent) => {
    const button = event.target instanceof Element ? event.target.closest('[data-effect~="ripple"]') : null;
    if (!button) return;
    const { left, top, width, height } = button.getBoundingClientRect();
    const box = document.createElement('div');
    const wave = document.createElement('div');
    const size = 2 * Math.hypot(width, height);
    box.ariaHidden = 'true';
    box.style.cssText = `position:absolute;inset:${top + scrollY}px auto auto ${left + scrollX}px;inline-size:${width}px;block-size:${height}px;overflow:hidden;pointer-events:none;z-index:20;color:${getComputedStyle(button).color}`;
    wave.style.cssText = `position:absolute;left:${event.clientX - left - size / 2}px;top:${event.clientY - top - size / 2}px;inline-size:${size}px;block-size:${size}px;background:currentColor;clip-path:${OCTAGON}`;
    box.append(wave);
    document.body.append(box);
    boxes.add(box);
    // The removal comes before the animation: if the animation fails, nothing stays over the button.
    setTimeout(() => {
      box.remove();
      boxes.delete(box);
    }, duration);
    wave.animate({ scale: [0, 1], opacity: [0.3, 0] }, { duration, easing: 'ease-out', fill: 'forwards' });
  };
  document.addEventListener('pointerdown', press, { passive: true });
  return () => {
    document.removeEventListener('pointerdown', press);
    for (const box of boxes) box.remove();
  };
}

import { isSeen, onceInView } from './in-view';
import type { Stop } from './stop';

/**
 * Counts a number up once, from zero, when three tenths of it are in view (specification, section 4). The element
 * contains the final text and keeps its width; `data-value` is the number and `data-duration` a duration in milliseconds
 * of its own.
 */
export function counter(element: HTMLElement, numbers: { visible: number; duration: number }): Stop {
  const text = element.firstChild;
  const value = Number(element.dataset.value);
  const duration = Number(element.dataset.duration ?? numbers.duration);
  if (!(text instanceof Text) || !(value > 0) || isSeen(element)) return () => undefined;
  const final = text.data;
  // The final text has the suffix, and a mark between thousands when its value needs one.
  const [, suffix = ''] = /(\D*)$/.exec(final) ?? [];
  const [, group = ''] = /\d(\D)\d{3}/.exec(final) ?? [];
  let shown = final;
  const show = (share: number) => {
    // The page has got another number meanwhile, which stays.
    if (text.data !== shown) return element.removeAttribute('style');
    const digits = String(Math.round(value * share)).replace(/\B(?=(\d{3})+$)/g, group);
    text.data = shown = share >= 1 ? final : digits + suffix;
    if (share >= 1) element.removeAttribute('style');
  };
  let frame = 0;
  const stop = onceInView(element, numbers.visible, () => {
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / duration);
      // Eases out strongly: most of the time the number is near its end.
      show(1 - (1 - share) ** 6);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  });
  Object.assign(element.style, { display: 'inline-block', minInlineSize: `${element.offsetWidth}px` });
  show(0);
  return () => {
    stop();
    cancelAnimationFrame(frame);
    show(1);
  };
}

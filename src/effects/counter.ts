import { number } from '../site/format';
import { languages } from '../site/languages';
import { isSeen, onceInView } from './in-view';
import type { Stop } from './stop';

/**
 * Counts a figure from 0 to its number when three tenths of it are in view, once (specification, section
 * 4). The element holds the final text; `data-value` is its number and `data-duration` how many
 * milliseconds it takes.
 */
export function counter(element: HTMLElement, { visible }: { visible: number }): Stop {
  const text = element.firstChild;
  const value = Number(element.dataset.value);
  const duration = Number(element.dataset.duration);
  if (!(text instanceof Text) || !(value > 0) || isSeen(element)) return () => undefined;
  const language = languages.find((known) => element.closest(`[lang="${known}"]`)) ?? 'fr';
  const final = text.data;
  const sign = final.slice(number(value, language).length);
  const show = (share: number) => {
    text.data = share >= 1 ? final : number(Math.round(value * share), language) + sign;
  };
  let frame = 0;
  const stop = onceInView(element, visible, () => {
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / duration);
      // fast at first, then slower: the last numbers can be read
      show(1 - (1 - share) ** 3);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  });
  show(0);
  return () => {
    stop();
    cancelAnimationFrame(frame);
    show(1);
  };
}

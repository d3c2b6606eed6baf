import type { EffectNumbers } from '../../site/page-data.types';
import { counter } from './counter';
import { particles } from './particles';
import { reveal } from './reveal';
import { ripple } from './ripple';
import { tilt } from './tilt';
import { typewriter } from './typewriter';
import { watchMotion } from './watch-motion';
import type { Stop } from './stop';

/**
 * Starts the effects of all elements with `data-effect` while motion is allowed. The visitor's system
 * setting and the switch in the footer end them immediately. An effect that fails is skipped.
 */
export function startEffects(numbers: EffectNumbers) {
  let allowed = false;
  let stops: Stop[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];

  const elementEffects: [name: string, start: (element: HTMLElement) => Stop][] = [
    ['reveal', (element) => reveal(element, numbers.reveal)],
    ['counter', (element) => counter(element, numbers.counter)],
    ['typewriter', (element) => typewriter(element, numbers.typewriter, numbers.reveal.visible)],
    ['tilt', (element) => tilt(element, numbers.tilt)],
    ['particles', (element) => particles(element, numbers.particles)],
  ];

  const end = () => {
    for (const timer of timers) clearTimeout(timer);
    for (const stop of stops) attempt(stop);
    timers = [];
    stops = [];
  };
  const begin = () => {
    end();
    if (!allowed) return;
    attempt(() => stops.push(ripple(numbers.ripple)));
    // Each kind of effect is a separate task, so that presses are handled in between.
    timers = elementEffects.map(([name, start]) =>
      setTimeout(() => {
        for (const element of document.querySelectorAll<HTMLElement>(`[data-effect~="${name}"]`)) {
          attempt(() => stops.push(start(element)));
        }
      }),
    );
  };
  const unwatch = watchMotion((isAllowed) => {
    if (isAllowed === allowed) return;
    allowed = isAllowed;
    begin();
  });
  // Printed pages have no effects: numbers are final, and elements that wait to be revealed are visible.
  addEventListener('beforeprint', end);
  addEventListener('afterprint', begin);
  return {
    /** Starts the effects of the page that was just rendered and ends those of the previous one. */
    page: begin,
    stop: () => {
      unwatch();
      removeEventListener('beforeprint', end);
      removeEventListener('afterprint', begin);
      end();
    },
  };
}

/** Runs an action and ignores its errors: decoration never breaks the page. */
function attempt(action: () => void) {
  try {
    action();
  } catch {
    // A browser that lacks a feature shows the page without the effect.
  }
}

import type { EffectNumbers } from '../site/page-data.types';
import { counter } from './counter';
import { particles } from './particles';
import { reveal } from './reveal';
import { ripple } from './ripple';
import { tilt } from './tilt';
import { typewriter } from './typewriter';
import { watchMotion } from './watch-motion';
import type { Stop } from './stop';

export interface Effects {
  /** Looks at a page that was just drawn: its elements move from now on, those of the last page no more. */
  page(): void;
  stop: Stop;
}

/**
 * Starts what moves, wherever a page asks for it with `data-effect`, as long as nothing forbids it: the
 * visitor's system and the switch in the footer end it at once. An effect that fails is left out.
 */
export function startEffects(numbers: EffectNumbers): Effects {
  let allowed = false;
  let stops: Stop[] = [];
  let waiting: ReturnType<typeof setTimeout>[] = [];

  const onPage: [name: string, start: (element: HTMLElement) => Stop][] = [
    ['reveal', (element) => reveal(element, numbers.reveal)],
    ['counter', (element) => counter(element, numbers.counter)],
    ['typewriter', (element) => typewriter(element, numbers.typewriter)],
    ['tilt', (element) => tilt(element, numbers.tilt)],
    ['particles', (element) => particles(element, numbers.particles)],
  ];

  const end = () => {
    for (const timer of waiting) clearTimeout(timer);
    for (const stop of stops) attempt(stop);
    waiting = [];
    stops = [];
  };
  const begin = () => {
    end();
    if (!allowed) return;
    attempt(() => stops.push(ripple(numbers.ripple)));
    // Each kind in a task of its own, so that a press is answered in between.
    waiting = onPage.map(([name, start]) =>
      setTimeout(() => {
        for (const element of document.querySelectorAll<HTMLElement>(`[data-effect~="${name}"]`)) {
          attempt(() => stops.push(start(element)));
        }
      }),
    );
  };
  const unwatch = watchMotion((now) => {
    if (now === allowed) return;
    allowed = now;
    begin();
  });
  // On paper nothing moves: figures have their numbers, and what was waiting to rise is there.
  addEventListener('beforeprint', end);
  addEventListener('afterprint', begin);
  return {
    page: begin,
    stop: () => {
      unwatch();
      removeEventListener('beforeprint', end);
      removeEventListener('afterprint', begin);
      end();
    },
  };
}

/** Decoration never takes the page down. */
function attempt(work: () => void) {
  try {
    work();
  } catch {
    // A browser that lacks what an effect needs shows the page without it.
  }
}

import { flushSync } from 'react-dom';
import { isMotionAllowed } from '../../effects/watch-motion';

/** The drawing of a page: in a link to it, and in its hero. */
export const DRAWING = 'svg:has(.laid)';

/**
 * Renders the next page, and lets the drawing of the clicked link grow into the drawing of the page's hero, over the
 * cover (base.css). Without a drawing, without motion or in a browser without view transitions it only renders.
 *
 * @param sign the drawing in the clicked link
 */
export function growDrawing(sign: SVGElement | null, render: () => void): void {
  const root = document.documentElement;
  if (!sign?.isConnected || !isMotionAllowed() || !document.startViewTransition) {
    render();
    return;
  }
  let named = sign.style;
  const name = (value: string) => {
    named.viewTransitionName = value;
  };
  name('drawing');
  const transition = document.startViewTransition(() => {
    name('');
    flushSync(render);
    const hero = document.querySelector<SVGElement>(`main [data-hero] ${DRAWING}`);
    if (!hero) return;
    root.style.setProperty('--growing', getComputedStyle(hero).getPropertyValue('--plate'));
    named = hero.style;
    name('drawing');
  });
  // A transition that the browser skips has rendered the page all the same.
  void transition.ready.catch(() => undefined);
  void transition.finished.finally(() => name(''));
}

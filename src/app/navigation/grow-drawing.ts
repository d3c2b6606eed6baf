import { flushSync } from 'react-dom';
import { isMotionAllowed } from '../../effects/watch-motion';

/** The drawing of a page in a link to it. */
export const DRAWING = 'svg:has(.laid)';

/**
 * Renders the next page, and lets the cover of its hero grow from the drawing of the clicked link (base.css). Without a
 * drawing, without motion or in a browser without view transitions it only renders.
 *
 * @param sign the drawing in the clicked link
 */
export function growDrawing(sign: SVGElement | null, render: () => void): void {
  if (!sign?.isConnected || !isMotionAllowed() || !document.startViewTransition) {
    render();
    return;
  }
  let named = sign.style;
  const name = (value: string) => {
    named.viewTransitionName = value;
  };
  name('drawing');
  // In Arabic the drawing is mirrored: the cover would turn over as it grows.
  named.scale = 'none';
  const transition = document.startViewTransition(() => {
    name('');
    named.scale = '';
    flushSync(render);
    const cover = document.querySelector<HTMLElement>('main [data-cover]');
    if (!cover) return;
    named = cover.style;
    name('drawing');
  });
  // A transition that the browser skips has rendered the page all the same.
  void transition.ready.catch(() => undefined);
  void transition.finished.finally(() => name(''));
}

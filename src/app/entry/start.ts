/**
 * The only script of a page before it is drawn: it waits for a quiet moment after the load and the first paint, or
 * for the visitor's first move, and fetches the client then. No page needs it to be read. When the client cannot be
 * had, the next move asks again.
 */
const moves = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
let started = false;

async function start() {
  if (started) return;
  started = true;
  try {
    const { client } = await import('./client');
    await client();
    for (const move of moves) removeEventListener(move, start, { capture: true });
  } catch {
    started = false;
  }
}

function whenQuiet() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

/** The load can be over before anything is drawn; nothing is fetched that the drawing would share the wire with. */
function whenDrawn() {
  if (!('PerformanceObserver' in window) || !PerformanceObserver.supportedEntryTypes?.includes('paint'))
    return whenQuiet();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    whenQuiet();
  }).observe({ type: 'paint', buffered: true });
}

for (const move of moves) addEventListener(move, start, { capture: true, passive: true });
if (document.readyState === 'complete') whenDrawn();
else addEventListener('load', whenDrawn, { once: true });

/** A page that was loaded anew shares its history with the one before; back then changes the address alone. */
const { pathname } = location;
addEventListener('popstate', () => {
  const isPlain = document.documentElement.dataset.ready === undefined;
  if (isPlain && location.pathname !== pathname) location.reload();
});

export {};

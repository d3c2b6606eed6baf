/**
 * The only script of a page before hydration. It imports the client when the browser is idle after the load and the first
 * paint, or on the visitor's first input. Pages are readable without it. When the import fails, the next input tries
 * again.
 */
const inputEvents = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
let started = false;

async function start() {
  if (started) return;
  started = true;
  try {
    const { client } = await import('./client');
    await client();
    for (const name of inputEvents) removeEventListener(name, start, { capture: true });
  } catch {
    started = false;
  }
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

/** Waits for the first paint, which can be later than the load, so that the client does not compete with it for bandwidth. */
function startAfterPaint() {
  if (!('PerformanceObserver' in window) || !PerformanceObserver.supportedEntryTypes?.includes('paint'))
    return startWhenIdle();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    startWhenIdle();
  }).observe({ type: 'paint', buffered: true });
}

for (const name of inputEvents) addEventListener(name, start, { capture: true, passive: true });
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint, { once: true });

/** A reloaded page shares its history with the page before. Without a client, going back would change only the address. */
const { pathname } = location;
addEventListener('popstate', () => {
  const isPlain = document.documentElement.dataset.ready === undefined;
  if (isPlain && location.pathname !== pathname) location.reload();
});

export {};

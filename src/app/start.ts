/**
 * The only script of a page before it is drawn: it waits for a quiet moment after the load, or for the
 * visitor's first move, and fetches the client then. No page needs it to be read. When the client cannot be
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

for (const move of moves) addEventListener(move, start, { capture: true, passive: true });
if (document.readyState === 'complete') whenQuiet();
else addEventListener('load', whenQuiet, { once: true });

export {};

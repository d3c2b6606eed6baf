/**
 * The only script of a page before it is drawn: it waits for a quiet moment after the load, or for the
 * visitor's first move, and fetches the client then. No page needs it to be read.
 */
const moves = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
let started = false;

async function start() {
  if (started) return;
  started = true;
  const { client } = await import('./client');
  await client();
}

function whenQuiet() {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 2000 });
  else setTimeout(() => void start(), 200);
}

for (const move of moves)
  addEventListener(move, () => void start(), { once: true, capture: true, passive: true });
if (document.readyState === 'complete') whenQuiet();
else addEventListener('load', whenQuiet, { once: true });

export {};

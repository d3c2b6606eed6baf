import { useEffect } from 'react';
import { linkUnder } from './internal-link';
import type { PageLoader } from './page-loader';

/** Prefetches the data of a page when the pointer, the focus or a finger is on a link to it. */
export function usePrefetch(loader: PageLoader) {
  useEffect(() => {
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    for (const name of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(name, ({ target }) => prefetchUnder(target, loader), options);
    return () => listeners.abort();
  }, [loader]);
}

/** Prefetches the target of a link to another page of this site. */
function prefetchUnder(target: EventTarget | null, loader: PageLoader) {
  const path = linkUnder(target)?.pathname;
  if (path === undefined || path === window.location.pathname || !navigator.onLine) return;
  loader.prefetch(path);
}

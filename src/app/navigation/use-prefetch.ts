import { useEffect } from 'react';
import type { PageData } from '../../site/page-data.types';
import { linkUnder } from './internal-link';
import type { PageLoader } from './page-loader';
import { whenIdle } from '../../browser/when-idle';

/** So many pages at most are fetched only because their links are in view. */
const MOST_IN_VIEW = 6;

/**
 * Fetches the data of pages before they are asked for: what a pointer, the focus or a finger is on, and
 * on a good connection, once the page is quiet, what the links of its main part in view lead to.
 */
export function usePrefetch(loader: PageLoader, page: PageData) {
  useEffect(() => {
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    const prefetch = (event: Event) => prefetchUnder(event.target, loader);
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, [loader]);

  useEffect(() => {
    if (!isGoodConnection() || !('IntersectionObserver' in window)) return;
    const fetched = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || fetched.size >= MOST_IN_VIEW) continue;
        observer.unobserve(target);
        const path = prefetchUnder(target, loader);
        if (path) fetched.add(path);
      }
      if (fetched.size >= MOST_IN_VIEW) observer.disconnect();
    });
    const cancel = whenIdle(() => {
      for (const link of document.querySelectorAll('#main a[href]')) observer.observe(link);
    });
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [loader, page]);
}

/** Fetches the page that a link leads to, when it is another one of this site; says which. */
function prefetchUnder(target: EventTarget | null, loader: PageLoader): string | undefined {
  const path = linkUnder(target)?.pathname;
  if (path === undefined || path === window.location.pathname || !navigator.onLine) return undefined;
  loader.prefetch(path);
  return path;
}

/** Whether the visitor pays no more for what they may not read; browsers that cannot tell are taken at their word. */
function isGoodConnection(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection || (!connection.saveData && !/2g|3g/.test(connection.effectiveType ?? ''));
}

import { useEffect } from 'react';
import { whenIdle } from '../../browser/when-idle';
import type { PageData } from '../../../site/page-data.types';
import { linkUnder } from './internal-link';
import type { PageLoader } from './page-loader';

/** The maximum number of pages to prefetch because their links are in view. */
const MAX_IN_VIEW = 6;

/**
 * Prefetches the data of pages: for the link under the pointer, the focus or a finger, and, on a good connection and
 * when the browser is idle, for the links of the main content that are in view.
 */
export function usePrefetch(loader: PageLoader, page: PageData) {
  useEffect(() => {
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    for (const name of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(name, ({ target }) => prefetchUnder(target, loader), options);
    return () => listeners.abort();
  }, [loader]);

  useEffect(() => {
    if (!isGoodConnection() || !('IntersectionObserver' in window)) return;
    const prefetched = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || prefetched.size >= MAX_IN_VIEW) continue;
        observer.unobserve(target);
        const path = prefetchUnder(target, loader);
        if (path) prefetched.add(path);
      }
      if (prefetched.size >= MAX_IN_VIEW) observer.disconnect();
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

/** Prefetches the target of a link to another page of this site, and returns its path. */
function prefetchUnder(target: EventTarget | null, loader: PageLoader): string | undefined {
  const path = linkUnder(target)?.pathname;
  if (path === undefined || path === window.location.pathname || !navigator.onLine) return undefined;
  loader.prefetch(path);
  return path;
}

/** Whether prefetching is unlikely to cost the visitor money or time; true in browsers without this information. */
function isGoodConnection(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection || (!connection.saveData && !/2g|3g/.test(connection.effectiveType ?? ''));
}

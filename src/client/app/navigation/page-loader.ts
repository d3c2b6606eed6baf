import { loadRenderers } from '../../blocks';
import { fetchJson } from '../../browser/fetch-json';
import type { BuiltPage, LayoutData } from '../../../site/page-data.types';
import { dataUrl } from '../../../site/page-url';

export interface LoadedPage {
  page: BuiltPage;
  layout: LayoutData;
}

export type PageLoader = ReturnType<typeof pageLoader>;

/**
 * Creates a loader that fetches the data of each page once.
 *
 * @param first the current page; all other pages must belong to the same build
 * @param timeout milliseconds after which a request is aborted (specification, section 9: 120 000)
 */
export function pageLoader(first: LoadedPage, timeout: number) {
  const pages = new Map([[first.page.url, Promise.resolve(first)]]);
  const layouts = new Map<string, Promise<LayoutData>>([[first.page.layout, Promise.resolve(first.layout)]]);

  async function fetchPage(url: string): Promise<LoadedPage> {
    const page = await fetchJson<BuiltPage>(dataUrl(url), AbortSignal.timeout(timeout));
    if (page.build !== first.page.build) throw new Error(`${url} belongs to another build`);
    const layout = await cached(layouts, page.layout, () =>
      fetchJson<LayoutData>(page.layout, AbortSignal.timeout(timeout)),
    );
    return { page, layout };
  }

  return {
    /** Returns the page at an address; rejects when it cannot be loaded or belongs to another build. */
    async load(url: string): Promise<LoadedPage> {
      const next = await cached(pages, url, () => fetchPage(url));
      await loadRenderers(next.page.blocks.map(({ type }) => type));
      return next;
    },
    /** Fetches a page that the visitor is likely to open next, without its code. Ignores failures: `load` tries again. */
    prefetch: (url: string) => void cached(pages, url, () => fetchPage(url)).catch(() => undefined),
    /** Forgets the pages, so that the next load fetches its page again. A layout that changes has another address. */
    forget: () => pages.clear(),
  };
}

/** Returns the cached promise, or creates one. A rejected promise is removed, so that the next call tries again. */
function cached<T>(cache: Map<string, Promise<T>>, key: string, create: () => Promise<T>): Promise<T> {
  const existing = cache.get(key);
  if (existing) return existing;
  const created = create();
  cache.set(key, created);
  created.catch(() => cache.delete(key));
  return created;
}

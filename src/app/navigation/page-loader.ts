import type { LayoutData, PageData } from '../../site/page-data.types';
import { dataUrl } from '../../site/page-url';

export interface LoadedPage {
  page: PageData;
  frame: LayoutData;
}

export interface PageLoader {
  /** The page at an address; rejects when it cannot be had or belongs to another build. */
  load(url: string): Promise<LoadedPage>;
  /** Fetches a page that is likely wanted next. A failure is told when it is really wanted. */
  prefetch(url: string): void;
  /** Forgets what was fetched, so that the next load asks anew. */
  forget(): void;
}

/**
 * Fetches the data of pages, each once.
 *
 * @param first the page that is shown; every other one must be of its build
 * @param timeout milliseconds after which a wait ends (specification, section 9: 120 000)
 */
export function pageLoader(first: LoadedPage, timeout: number, fetcher: typeof fetch = fetch): PageLoader {
  const pages = new Map([[first.page.url, Promise.resolve(first)]]);
  const frames = new Map<string, Promise<LayoutData>>([[first.page.frame, Promise.resolve(first.frame)]]);

  async function json<T>(url: string): Promise<T> {
    const answer = await fetcher(url, { signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  async function fetched(url: string): Promise<LoadedPage> {
    const page = await json<PageData>(dataUrl(url));
    if (page.build !== first.page.build) throw new Error(`${url} is of another build`);
    const frame = await remembered(frames, page.frame, () => json<LayoutData>(page.frame));
    return { page, frame };
  }

  return {
    load: (url) => remembered(pages, url, () => fetched(url)),
    prefetch: (url) => void remembered(pages, url, () => fetched(url)).catch(() => undefined),
    forget: () => {
      pages.clear();
      frames.clear();
    },
  };
}

/** What is under way or done is not done again; what failed is. */
function remembered<T>(memory: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = memory.get(key);
  if (known) return known;
  const made = make();
  memory.set(key, made);
  made.catch(() => memory.delete(key));
  return made;
}

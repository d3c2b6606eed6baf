import { overlap } from '../../../config/publication/schedule';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { targetPage } from './target-page';

/** A redirect that starts at the address of a page. */
interface RedirectedPage {
  /** The index of the redirect. */
  index: number;
  from: string;
  page: Page;
  /** The redirect leads to the page itself, another redirect leads to the page, or only the page is hidden. */
  kind: 'loop' | 'chain' | 'hidden';
}

/** Returns the redirects that start at the address of a page while the page is published. */
export function redirectedPages({ pages, redirects = [] }: SiteConfig): RedirectedPage[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const targets = new Set(redirects.map(({ to }) => targetPage(to)));
  return redirects.flatMap((redirect, index): RedirectedPage[] => {
    const { from, to } = redirect;
    const page = byPath.get(from);
    if (!page) return [];
    if (page.id === targetPage(to)) return [{ index, from, page, kind: 'loop' }];
    if (!overlap(redirect, page)) return [];
    return [{ index, from, page, kind: targets.has(page.id) ? 'chain' : 'hidden' }];
  });
}

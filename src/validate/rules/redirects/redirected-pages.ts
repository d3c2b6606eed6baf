import { overlap } from '../../../config/publication/schedule';
import { languages } from '../../../site/languages';
import { oldUrls, pageUrl } from '../../../site/page-url';
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
  const byUrl = new Map(
    pages.flatMap((page) => languages.map((language) => [pageUrl(page.path, language), page] as const)),
  );
  const targets = new Set(redirects.map(({ to }) => targetPage(to)));
  return redirects.flatMap((redirect, index): RedirectedPage[] => {
    const id = targetPage(redirect.to);
    const found = oldUrls(redirect.from).map((from) => ({ from, page: byUrl.get(from) }));
    const { from = '', page } = found.find((place) => place.page && place.page.id !== id) ?? {};
    // A page may keep in another language the address that it gave up in the first one.
    const [own] = found;
    if (!page && own?.page) return [{ index, from: own.from, page: own.page, kind: 'loop' }];
    if (!page || !overlap(redirect, page)) return [];
    return [{ index, from, page, kind: targets.has(page.id) ? 'chain' : 'hidden' }];
  });
}

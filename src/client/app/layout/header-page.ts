import type { PageData } from '../../../site/page-data.types';

/** What the header shows of a page; `next` is the section of the one that is loading, which it has at once. */
export type HeaderPage = Pick<PageData, 'url' | 'alternates' | 'covered' | 'language' | 'section'> & {
  next?: string | undefined;
};

/** Returns the `aria-current` of a link to a page, or to a place on it, such as the prices among the questions. */
export function currentPage(href: string, { url }: Pick<HeaderPage, 'url'>): 'page' | undefined {
  return href.replace(/#.*/, '') === url ? 'page' : undefined;
}

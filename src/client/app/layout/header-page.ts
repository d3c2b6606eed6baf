import type { PageData } from '../../../site/page-data.types';

export type HeaderPage = Pick<PageData, 'url' | 'alternates' | 'covered' | 'language' | 'section'>;

/** Returns the `aria-current` of a link to a page, or to a place on it, such as the prices among the questions. */
export function currentPage(href: string, { url }: Pick<HeaderPage, 'url'>): 'page' | undefined {
  return href.replace(/#.*/, '') === url ? 'page' : undefined;
}

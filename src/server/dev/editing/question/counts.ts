import type { Context } from '../../../../config/context';
import { BLOCK_DEPTH } from '../../../../config/references/without-parts';
import { isInside, valueAt, type Path } from '../../../../lib/json';
import type { Page, SiteConfig } from '../../../../site/types.generated';
import { isPagePath, PAGES } from '../pages/site-lists';
import { figuresIn, sayingAt } from './figures';

export const COUNTS = 'Ces textes disent combien d’éléments il y avait, et ne changent pas :';

/**
 * Returns the texts that say how many entries there are in the list of an entry: those beside it, and those of its page that begin
 * with the number. The first page of a section counts its published pages.
 */
export function countsOf(context: Context, entry: Path): Path[] {
  const { config, references, defaultLanguage } = context;
  const list = entry.slice(0, -1);
  const counted = isPagePath(entry)
    ? pagesLike(config, valueAt(config, entry) as Page)
    : { page: list.slice(0, 2), count: (valueAt(config, list) as unknown[]).length };
  // The blocks of a page are no list that somebody counts.
  if (!counted || (list.length <= BLOCK_DEPTH && !isPagePath(entry))) return [];
  return references.flatMap(({ kind, path }) => {
    const isBeside = path.length === list.length && isInside(path, list.slice(0, -1));
    const isOfPage = path.length <= BLOCK_DEPTH + 1 && isInside(path, counted.page);
    if (kind !== 'text' || !(isBeside || isOfPage)) return [];
    const words = sayingAt(context, path);
    const said = figuresIn(isBeside ? words : words.split(/\s/).slice(0, 2).join(' '), defaultLanguage);
    return said.some((figure) => figure.startsWith(`${counted.count} `)) ? [path] : [];
  });
}

/** Returns how many published pages of a kind a section has, and its first page; undefined without a section. */
function pagesLike(
  { pages, theme }: SiteConfig,
  { kind, section }: Page,
): { page: Path; count: number } | undefined {
  if (section === undefined) return undefined;
  const alike = pages.filter((page) => page.kind === kind && page.section === section);
  const first = pages.findIndex(({ id }) => id === theme.sections[section]?.page);
  return { page: [...PAGES, first], count: alike.filter(({ status }) => status !== 'draft').length };
}

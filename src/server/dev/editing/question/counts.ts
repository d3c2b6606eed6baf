import type { Context } from '../../../../config/context';
import { keywordsAt } from '../../../../config/references/keywords';
import { nameReferences } from '../../../../config/references/targets';
import { BLOCK_DEPTH } from '../../../../config/references/without-parts';
import { entriesOf } from '../../../../edit/entries';
import { isInside, valueAt, type Path } from '../../../../lib/json';
import type { Page, SiteConfig } from '../../../../site/types.generated';
import { isPagePath, PAGES } from '../pages/site-lists';
import { figuresIn, sayingAt } from './figures';

export const COUNTS = 'Ces textes disent combien d’éléments il y avait, et ne changent pas :';

/**
 * Returns the texts that say how many entries there are in the list of an entry. Some stand beside the list; for a page, they are
 * those of the first page of its section that begin with the number of its published pages. Others count the same things, by the
 * words of those or of the schema: on this page, or in an entry that leads to it, such as an ad.
 */
export function countsOf(context: Context, entry: Path): Path[] {
  const { config, references, defaultLanguage } = context;
  const list = entry.slice(0, -1);
  const isPage = isPagePath(entry);
  const counted = isPage
    ? pagesLike(config, valueAt(config, entry) as Page)
    : { page: list.slice(0, 2), count: (valueAt(config, list) as unknown[]).length };
  // The blocks of a page are no list that somebody counts.
  if (!counted || (list.length <= BLOCK_DEPTH && !isPage)) return [];
  const { page, count } = counted;
  const countedIn = (words: string) =>
    figuresIn(words, defaultLanguage).flatMap((figure) => {
      const [number, thing = ''] = figure.split(' ');
      return Number(number) === count ? [singular(thing)] : [];
    });
  const isNear = (path: Path) =>
    isPage
      ? path.length <= BLOCK_DEPTH + 1 && isInside(path, page)
      : path.length === list.length &&
        isInside(path, list.slice(0, -1)) &&
        sayingAt(context, path).length <= MAX_TITLE;
  const texts = references.flatMap(({ kind, path }) =>
    kind === 'text' ? [{ path, words: sayingAt(context, path) }] : [],
  );
  const near = texts.flatMap(({ path, words }) => {
    const things = isNear(path) ? countedIn(isPage ? words.split(/\s/).slice(0, 2).join(' ') : words) : [];
    return things.length > 0 ? [{ path, things }] : [];
  });
  const things = new Set([...near.flatMap((text) => text.things), ...nounsOf(context, entry, isPage)]);
  const parts = partsAbout(context, page);
  // The head of a page and its first block are about its list, whatever they call it.
  const isHead = (path: Path) =>
    count > 2 &&
    path.length <= BLOCK_DEPTH + 1 &&
    isInside(path, page) &&
    (path[2] !== 'blocks' || path[3] === 0);
  const others = texts.filter(
    ({ path, words }) =>
      parts.some((part) => isInside(path, part)) &&
      countedIn(words).some((thing) => things.has(thing) || (isHead(path) && !UNITS.has(thing))),
  );
  const paths = [...near, ...others].map(({ path }) => path);
  return paths.filter((path, index) => paths.indexOf(path) === index);
}

/** Returns the parts of the config that are about a page: the page, and the entries that lead to it, such as an ad. */
export function partsAbout(context: Context, page: Path): Path[] {
  const { config } = context;
  const id = config.pages[Number(page[1])]?.id;
  const links = nameReferences(context).filter((link) => link.kind === 'page' && link.name === id);
  return [page, ...links.flatMap((link) => entriesOf(config, link.path).slice(0, 1))];
}

/** What numbers measure, as `singular()` returns it. */
const UNITS = new Set(['%', 'h', 'heure', 'minute', 'jour', 'semaine', 'moi', 'an', 'année', 'langue', 'dh']);

/** A longer text beside a list is about something else when it has a number. */
const MAX_TITLE = 60;

/** Returns the words for the entries of a list, or for a kind of page, in the schema. */
function nounsOf({ config, findReferences: { keywords } }: Context, entry: Path, isPage: boolean): string[] {
  const path = isPage ? [...entry, 'kind'] : entry.slice(0, -1);
  const { enum: kinds = [], frenchEnumNames, frenchName } = keywordsAt(keywords, config, path)?.node ?? {};
  const name = isPage ? frenchEnumNames?.[kinds.indexOf(valueAt(config, path))] : frenchName;
  return (name ?? '').toLowerCase().split(' ').map(singular);
}

function singular(noun: string): string {
  return noun.replace(/[sx]$/, '');
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

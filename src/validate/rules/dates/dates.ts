import type { SiteConfig } from '../../../site/types.generated';
import { isAlwaysPublished, type Dated } from '../../../config/publication/schedule';
import { configProblem, type Finding } from '../../../config/report';
import type { Problem } from '../../../config/source/problem';
import type { Source } from '../../../config/source/json-source';
import type { Path } from '../../../lib/json';

/**
 * What is wrong with drafts and dates: days that no calendar has, an end before its beginning, and what the site
 * cannot do without at any time.
 *
 * @param config a config that fits the schema
 */
export function dateProblems(config: SiteConfig, source: Source): Problem[] {
  const dated = (['pages', 'ads', 'redirects'] as const).flatMap((list) =>
    (config[list] ?? []).flatMap((entry: Dated, index) => wrongDates(entry, [list, index])),
  );
  return [...dated, ...neededPages(config), ...neededEntries(config)].map((found) =>
    configProblem(config, source, found),
  );
}

function wrongDates(dated: Dated, path: Path): Finding[] {
  const { publishAt, expireAt } = dated;
  const unreal = (['publishAt', 'expireAt'] as const).flatMap((field) => {
    const moment = dated[field];
    if (moment === undefined || isOnCalendar(moment)) return [];
    const message = `there is no such day: ${moment.slice(0, 10)}. Is it the right month?`;
    return [{ code: 'DATE-001', path: [...path, field], message }];
  });
  const isTurned = publishAt && expireAt && Date.parse(expireAt) <= Date.parse(publishAt);
  const message = `it would be taken away (${expireAt}) before it is shown (${publishAt}). Turn them round, or leave one out.`;
  return [...unreal, ...(isTurned ? [{ code: 'DATE-002', path: [...path, 'expireAt'], message }] : [])];
}

/** The schema lets every month have 31 days. */
function isOnCalendar(moment: string): boolean {
  const [year = 0, month = 0, day = 0] = moment.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

/** Pages that others are built upon: they are neither drafts nor dated. */
function neededPages(config: SiteConfig): Finding[] {
  const reasons = new Map([
    ...Object.entries(config.theme.sections).flatMap(([name, { page }]): [string, string][] =>
      page === undefined ? [] : [[page, `it is the first page of the section "${name}"`]],
    ),
    [config.contact.privacyPage, 'the form names it beside its button'],
    ...config.pages.flatMap(({ id, path }): [string, string][] =>
      path === '/' ? [[id, 'it is the home page']] : [],
    ),
  ]);
  return config.pages.flatMap((page, index) => {
    const reason = reasons.get(page.id);
    if (reason === undefined || isAlwaysPublished(page)) return [];
    const field = (['status', 'publishAt', 'expireAt'] as const).find(
      (name) => page[name] !== undefined && page[name] !== 'published',
    );
    const message = `this page is always needed: ${reason}. Remove "${field}".`;
    return [{ code: 'DATE-003', path: ['pages', index, field ?? 'status'], message }];
  });
}

/** Lists that must not become empty: each has an entry that is always out. What leads nowhere is told as that. */
function neededEntries({ menus, pages, ads }: SiteConfig): Finding[] {
  const passing = new Set(pages.filter((page) => !isAlwaysPublished(page)).map(({ id }) => id));
  const lists: { path: Path; isKept: boolean; what: string }[] = [
    {
      path: ['menus', 'header'],
      isKept: menus.header.some(({ page }) => page === undefined || !passing.has(page)),
      what: 'menu',
    },
    ...(['services', 'company', 'notFound'] as const).map((name) => ({
      path: ['menus', name],
      isKept: menus[name].some((page) => !passing.has(page)),
      what: 'menu',
    })),
    {
      path: ['ads'],
      isKept: ads.some((ad) => isAlwaysPublished(ad) && !passing.has(ad.link)),
      what: 'list of ads',
    },
  ];
  return lists.flatMap(({ path, isKept, what }) => {
    const message = `this ${what} could become empty: everything in it is a draft, has dates or leads to a page that has. At least one entry must have neither.`;
    return isKept ? [] : [{ code: 'DATE-004', path, message }];
  });
}

import { isAlwaysPublished, type Dated } from '../../../config/publication/schedule';
import { configProblem, type Finding } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import type { Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';

/**
 * Returns the problems of drafts and dates: invalid days, an end before its start, and content that must always be
 * published.
 *
 * @param config a valid config
 */
export function dateProblems(config: SiteConfig, source: Source): Problem[] {
  const dated = (['pages', 'ads', 'redirects'] as const).flatMap((list) =>
    (config[list] ?? []).flatMap((entry: Dated, index) => invalidDates(entry, [list, index])),
  );
  return [...dated, ...requiredPages(config), ...requiredEntries(config)].map((found) =>
    configProblem(config, source, found),
  );
}

function invalidDates(dated: Dated, path: Path): Finding[] {
  const { publishAt, expireAt } = dated;
  const invalidDays = (['publishAt', 'expireAt'] as const).flatMap((field) => {
    const moment = dated[field];
    if (moment === undefined || isOnCalendar(moment)) return [];
    const message = `there is no such day: ${moment.slice(0, 10)}. Is it the right month?`;
    return [{ code: 'DATE-001', path: [...path, field], message }];
  });
  const isReversed = publishAt && expireAt && Date.parse(expireAt) <= Date.parse(publishAt);
  const message = `it would be taken away (${expireAt}) before it is shown (${publishAt}). Turn them round, or leave one out.`;
  return [
    ...invalidDays,
    ...(isReversed ? [{ code: 'DATE-002', path: [...path, 'expireAt'], message }] : []),
  ];
}

/** Returns whether a day exists; the schema allows 31 days in every month. */
function isOnCalendar(moment: string): boolean {
  const [year = 0, month = 0, day = 0] = moment.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

/** Returns an error for each required page that is a draft or has dates. */
function requiredPages(config: SiteConfig): Finding[] {
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

/** Returns an error for each list that could become empty. Unknown targets are reported by another rule. */
function requiredEntries({ menus, pages, ads }: SiteConfig): Finding[] {
  const temporary = new Set(pages.filter((page) => !isAlwaysPublished(page)).map(({ id }) => id));
  const lists: { path: Path; isKept: boolean; what: string }[] = [
    {
      path: ['menus', 'header'],
      isKept: menus.header.some(({ page }) => page === undefined || !temporary.has(page)),
      what: 'menu',
    },
    ...(['services', 'company', 'notFound'] as const).map((name) => ({
      path: ['menus', name],
      isKept: menus[name].some((page) => !temporary.has(page)),
      what: 'menu',
    })),
    {
      path: ['ads'],
      isKept: ads.some((ad) => isAlwaysPublished(ad) && !temporary.has(ad.link)),
      what: 'list of ads',
    },
  ];
  return lists.flatMap(({ path, isKept, what }) => {
    const message = `this ${what} could become empty: everything in it is a draft, has dates or leads to a page that has. At least one entry must have neither.`;
    return isKept ? [] : [{ code: 'DATE-004', path, message }];
  });
}

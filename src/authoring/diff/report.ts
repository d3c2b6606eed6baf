import { plainLine } from '../../lib/text/excerpt';
import { describeDifference } from './describe';
import type { Difference } from './types';

/** The differences between two versions of a site. */
interface Comparison {
  /** The names of the versions, such as `site.config.json`. */
  before: string;
  after: string;
  /** Which of the two is not valid, in words. */
  warnings: string[];
  differences: Difference[];
}

/** Returns the differences page by page. */
export function differencesReport({ before, after, warnings, differences }: Comparison): string {
  const lines = [...byPage(differences)].flatMap(([page, changes]) => [
    '',
    page === null ? 'outside the pages' : plainLine(page),
    ...changes.map((change) => `  ${describeDifference(change)}`),
  ]);
  const title = `${plainLine(before)} → ${plainLine(after)}: ${counts(differences)}.`;
  return [title, ...warnings, ...lines].join('\n');
}

function counts(differences: Difference[]): string {
  if (differences.length === 0) return 'no difference for visitors or maintainers';
  const pages = byPage(differences.filter(({ page }) => page !== null));
  const isWholePage = (kind: Difference['kind']) => (changes: Difference[]) =>
    changes.some(({ block, field, ...change }) => block === null && field === '' && change.kind === kind);
  const all = [...pages.values()];
  const added = all.filter(isWholePage('added')).length;
  const removed = all.filter(isWholePage('removed')).length;
  const outside = differences.length - all.flat().length;
  const changed = all.length - added - removed;
  return [
    ...(added > 0 ? [`${count(added, 'new page')}`] : []),
    ...(removed > 0 ? [`${count(removed, 'page')} removed`] : []),
    ...(changed > 0 ? [`${count(changed, 'page')} changed`] : []),
    ...(outside > 0 ? [`${count(outside, 'change')} outside the pages`] : []),
  ].join(', ');
}

/** Groups the differences by page, in the order of the differences. */
function byPage(differences: Difference[]): Map<string | null, Difference[]> {
  const pages = new Map<string | null, Difference[]>();
  for (const difference of differences) {
    const group = pages.get(difference.page);
    if (group) group.push(difference);
    else pages.set(difference.page, [difference]);
  }
  return pages;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

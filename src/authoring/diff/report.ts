import type { Difference } from './types';
import { differenceWords, type Writing } from './describe';
import { plainLine } from '../../lib/excerpt';
import { inMarkdown } from '../../lib/markdown';

/** The forms in which changes are told. */
export const differenceFormats = ['text', 'markdown', 'json'] as const;

/** What is told of two versions of a site. */
export interface Comparison {
  /** What the versions are called, such as `site.config.json`. */
  before: string;
  after: string;
  /** Which of the two does not pass, in words. */
  warnings: string[];
  differences: Difference[];
}

/**
 * The changes page by page, for people or for a review comment. Nothing that stands in the values is markup there,
 * mentions somebody or leads anywhere.
 */
export function differencesReport(
  comparison: Comparison,
  format: (typeof differenceFormats)[number],
): string {
  if (format === 'json') return JSON.stringify(comparison, null, 2);
  const { before, after, warnings, differences } = comparison;
  const isMarkdown = format === 'markdown';
  const writing: Writing = isMarkdown
    ? { name: inMarkdown, value: inMarkdown }
    : { name: plainLine, value: (text) => `« ${text} »` };
  const pages = byPage(differences);
  const lines = [...pages].flatMap(([page, changes]) => [
    ...(isMarkdown ? [] : ['']),
    `${isMarkdown ? '- ' : ''}${page === null ? 'around the pages' : writing.name(page)}`,
    ...changes.map((change) => `  ${isMarkdown ? '- ' : ''}${differenceWords(change, writing)}`),
  ]);
  const title = `${writing.name(before)} → ${writing.name(after)}: ${counts(differences)}.`;
  return [
    isMarkdown ? `**${title}**` : title,
    ...warnings.map((warning) => (isMarkdown ? `\n> ${inMarkdown(warning)}` : warning)),
    ...(isMarkdown && lines.length > 0 ? [''] : []),
    ...lines,
  ].join('\n');
}

function counts(differences: Difference[]): string {
  if (differences.length === 0) return 'nothing that a visitor or a maintainer would notice has changed';
  const pages = byPage(differences.filter(({ page }) => page !== null));
  const isWhole = (kind: Difference['kind']) => (changes: Difference[]) =>
    changes.some(({ block, field, ...change }) => block === null && field === '' && change.kind === kind);
  const all = [...pages.values()];
  const added = all.filter(isWhole('added')).length;
  const removed = all.filter(isWhole('removed')).length;
  const around = differences.length - all.flat().length;
  const changed = all.length - added - removed;
  return [
    ...(added > 0 ? [`${counted(added, 'new page')}`] : []),
    ...(removed > 0 ? [`${counted(removed, 'page')} removed`] : []),
    ...(changed > 0 ? [`${counted(changed, 'page')} changed`] : []),
    ...(around > 0 ? [`${counted(around, 'change')} around the pages`] : []),
  ].join(', ');
}

/** The changes of each page, in the order in which the pages are named. */
function byPage(differences: Difference[]): Map<string | null, Difference[]> {
  const pages = new Map<string | null, Difference[]>();
  for (const difference of differences) {
    const known = pages.get(difference.page);
    if (known) known.push(difference);
    else pages.set(difference.page, [difference]);
  }
  return pages;
}

function counted(count: number, words: string): string {
  return `${count} ${words}${count === 1 ? '' : 's'}`;
}

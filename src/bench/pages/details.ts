import type { PageResults } from './page-results';
import { formatInteraction } from './rows';
import { kilobytes, markdown, seconds } from '../table';

/** Returns the results of Lighthouse as a table with a row for each page. */
export function pageTable({ paint }: PageResults): string {
  const pair = (own: number, stripped: number | undefined) =>
    stripped === undefined ? seconds(own) : `${seconds(own)} / ${seconds(stripped)}`;
  return markdown(
    ['page', 'FCP / without scripts', 'LCP / without scripts', 'TBT', 'CLS', 'scores', 'failed audits'],
    paint.map(({ page, own, stripped, scores, faults }) => [
      `${page.url} (${page.type})`,
      pair(own.firstPaint, stripped?.firstPaint),
      pair(own.largestPaint, stripped?.largestPaint),
      `${Math.round(own.blocked)} ms`,
      own.shift.toFixed(3),
      Object.values(scores).join(' '),
      faults.join(', '),
    ]),
  );
}

/** Returns tables of all interactions, the slowest texts, and the files of the home page. */
export function detailTables({ interactions, judging, home, weight }: PageResults): string {
  return [
    markdown(
      ['interaction', 'when', 'median', 'runs'],
      interactions.map(({ name, when, milliseconds, each }) => [
        name,
        when,
        formatInteraction(milliseconds),
        each.map(formatInteraction).join(', '),
      ]),
    ),
    markdown(
      ['repeated text', 'median'],
      judging.slice(0, 8).map(({ text, milliseconds }) => [`“${text}”`, `${milliseconds.toFixed(1)} ms`]),
    ),
    markdown(
      ['page', 'before the first paint'],
      weight.map(({ url, beforePaint }) => [url, kilobytes(beforePaint)]),
    ),
    ...[home.first, home.later].map(({ requests }) =>
      markdown(
        ['file', 'kind', 'bytes'],
        requests.map(({ url, kind, bytes }) => [url, kind, String(bytes)]),
      ),
    ),
  ].join('\n\n');
}

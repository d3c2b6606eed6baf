import type { PageResults } from './figures';
import { pressTime } from './rows';
import { kilobytes, markdown, seconds } from '../table';

/** Returns the measurements of Lighthouse, page by page. */
export function pageTable({ paint }: PageResults): string {
  const pair = (own: number, stripped: number | undefined) =>
    stripped === undefined ? seconds(own) : `${seconds(own)} / ${seconds(stripped)}`;
  return markdown(
    ['page', 'FCP / without scripts', 'LCP / without scripts', 'TBT', 'CLS', 'scores', 'points lost by'],
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

/** Returns every interaction, the slowest texts, and every file of the home page. */
export function detailTables({ interactions, judging, home, weight }: PageResults): string {
  return [
    markdown(
      ['press', 'when', 'median', 'each'],
      interactions.map(({ name, when, milliseconds, each }) => [
        name,
        when,
        pressTime(milliseconds),
        each.map(pressTime).join(', '),
      ]),
    ),
    markdown(
      ['text, over and over', 'median'],
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

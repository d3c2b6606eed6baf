import type { PageResults } from './page-results';
import { scoreNames, type Category } from './lighthouse-run';
import type { PaintResult } from './paint';
import { budgets } from '../budgets';
import { kilobytes, seconds, type Row } from '../table';

/** The targets, which docs/performance.md explains. */
const TARGETS = {
  /** The ratio to the same page without scripts. */
  ratio: 1.15,
  firstPaint: 900,
  largestPaint: 1000,
  blocked: 50,
  shift: 0,
  score: 100,
  ...budgets,
  interaction: 100,
  judging: 50,
};

/** Returns the rows of the benchmark table: the worst result of each measurement, with its page. */
export function rows(results: PageResults): Row[] {
  const { paint } = results;
  return [
    ...scoreRows(paint),
    ...(['firstPaint', 'largestPaint'] as const).flatMap((metric) => paintRows(paint, metric)),
    worstRow(paint, 'Total Blocking Time', ({ blocked }) => blocked, TARGETS.blocked, wholeMilliseconds),
    worstRow(
      paint,
      'Cumulative Layout Shift',
      ({ shift }) => shift,
      TARGETS.shift,
      (shift) => String(Math.round(shift * 1000) / 1000),
    ),
    ...byteRows(results),
    ...interactionRows(results),
    ruleRow(results),
  ];
}

const wholeMilliseconds = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

function scoreRows(paint: PaintResult[]): Row[] {
  return (Object.keys(scoreNames) as Category[]).flatMap((category) => {
    const pageScores = paint.flatMap(({ page, scores }) => {
      const score = scores[category];
      return score === undefined ? [] : [{ url: page.url, score }];
    });
    const worst = largest(pageScores, ({ score }) => -score);
    if (!worst) return [];
    return {
      what: `Lighthouse ${scoreNames[category]}, lowest of ${pageScores.length} pages`,
      measured: `${worst.score}${worst.score < TARGETS.score ? ` (${worst.url})` : ''}`,
      reach: String(TARGETS.score),
      isReached: worst.score >= TARGETS.score,
    };
  });
}

const paintNames = { firstPaint: 'First Contentful Paint', largestPaint: 'Largest Contentful Paint' };

function paintRows(paint: PaintResult[], metric: 'firstPaint' | 'largestPaint'): Row[] {
  const time = worstRow(paint, paintNames[metric], (times) => times[metric], TARGETS[metric], seconds);
  const ratios = paint.flatMap(({ page, own, stripped }) =>
    stripped ? [{ url: page.url, ratio: own[metric] / stripped[metric] }] : [],
  );
  const worst = largest(ratios, ({ ratio }) => ratio);
  if (!worst) return [time];
  const ratio: Row = {
    what: `${paintNames[metric]}, ratio to the page without scripts`,
    measured: `${worst.ratio.toFixed(2)} × (${worst.url})`,
    stripped: '1 ×',
    reach: `≤ ${TARGETS.ratio} ×`,
    isReached: worst.ratio <= TARGETS.ratio,
  };
  return [time, ratio];
}

/** Returns a row with the worst page and its copy without scripts. */
function worstRow(
  paint: PaintResult[],
  what: string,
  metric: (times: PaintResult['own']) => number,
  target: number,
  format: (value: number) => string,
): Row {
  const worst = largest(paint, ({ own }) => metric(own));
  const value = worst ? metric(worst.own) : 0;
  return {
    what: `${what}, worst page`,
    measured: `${format(value)} (${worst?.page.url})`,
    ...(worst?.stripped && { stripped: format(metric(worst.stripped)) }),
    reach: target === 0 ? '0' : `≤ ${format(target)}`,
    // The displayed value counts: a shift of 0.0001 is displayed as 0.
    isReached: Number.parseFloat(format(value)) <= Number.parseFloat(format(target)),
  };
}

function byteRows({ weight, home, strippedHome, largestData }: PageResults): Row[] {
  const heaviest = largest(weight, ({ beforePaint }) => beforePaint);
  const fonts = weight.flatMap(({ blockingFonts }) => blockingFonts);
  const { first, later } = home;
  const data = later.requests.filter(({ url }) => url.endsWith('.json'));
  return [
    {
      what: 'bytes before the first paint (HTML and styles), brotli, heaviest page',
      measured: `${kilobytes(heaviest?.beforePaint ?? 0)} (${heaviest?.url})`,
      // The script element has about 200 characters.
      stripped: 'the same without one element',
      reach: `≤ ${kilobytes(TARGETS.beforePaint)}`,
      isReached: (heaviest?.beforePaint ?? 0) <= TARGETS.beforePaint,
    },
    {
      what: 'fonts that block text',
      measured: String(fonts.length),
      stripped: String(fonts.length),
      reach: '0',
      isReached: fonts.length === 0,
    },
    {
      what: 'home page with all resources, brotli',
      measured: kilobytes(first.total),
      stripped: kilobytes(strippedHome.first.total),
      reach: `≤ ${kilobytes(TARGETS.home)}`,
      isReached: first.total <= TARGETS.home,
    },
    {
      what: 'scripts of the home page',
      measured: kilobytes(first.script),
      stripped: kilobytes(0),
      reach: `≤ ${kilobytes(TARGETS.homeScript)}`,
      isReached: first.script <= TARGETS.homeScript,
    },
    {
      what: 'scripts of a later navigation',
      measured: kilobytes(later.script),
      reach: `≤ ${kilobytes(TARGETS.laterScript)}`,
      isReached: later.script <= TARGETS.laterScript,
    },
    {
      what: 'data files of a later navigation',
      measured: `${data.length} of ${later.requests.length} requests`,
      reach: '1',
      isReached: data.length === 1,
    },
    {
      what: 'all resources of a later navigation',
      measured: kilobytes(later.total),
      stripped: kilobytes(strippedHome.later.total),
      reach: 'no more than the page itself',
      isReached: later.total <= strippedHome.later.total,
    },
    {
      what: 'largest data file of all pages, brotli',
      measured: kilobytes(largestData),
      reach: `≤ ${kilobytes(TARGETS.data)}`,
      isReached: largestData <= TARGETS.data,
    },
  ];
}

function interactionRows({ interactions }: PageResults): Row[] {
  return (['before hydration', 'after'] as const).flatMap((when) => {
    const worst = largest(
      interactions.filter((interaction) => interaction.when === when),
      ({ milliseconds }) => milliseconds,
    );
    if (!worst) return [];
    return {
      what: `interaction to next paint, CPU 4 × slower, ${when === 'after' ? 'after hydration' : when}, worst`,
      measured: `${formatInteraction(worst.milliseconds)} (${worst.name})`,
      reach: `≤ ${TARGETS.interaction} ms`,
      isReached: worst.milliseconds <= TARGETS.interaction,
    };
  });
}

/** Formats the duration of an interaction. The browser does not report durations under 16 ms. */
export function formatInteraction(milliseconds: number): string {
  return milliseconds === 0 ? '< 16 ms' : wholeMilliseconds(milliseconds);
}

function ruleRow({ judging: [slowest] }: PageResults): Row {
  return {
    what: 'rules of the contact form, slowest text of 5,000 characters',
    measured: `${slowest?.milliseconds.toFixed(1)} ms (“${slowest?.text}” repeated)`,
    reach: `< ${TARGETS.judging} ms`,
    isReached: (slowest?.milliseconds ?? 0) < TARGETS.judging,
  };
}

function largest<T>(items: T[], size: (item: T) => number): T | undefined {
  return items.toSorted((one, other) => size(other) - size(one))[0];
}

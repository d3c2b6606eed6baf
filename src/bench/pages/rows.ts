import type { PageResults } from './figures';
import type { Category } from './lighthouse-run';
import type { PaintFigures } from './paint';
import { kilobytes, seconds, type Row } from '../table';

/** The targets; docs/performance.md has the reasons. */
const REACH = {
  /** Times the same page without scripts. */
  ratio: 1.15,
  firstPaint: 900,
  largestPaint: 1000,
  blocked: 50,
  shift: 0,
  score: 100,
  beforePaint: 30 * 1024,
  home: 190 * 1024,
  homeScript: 117 * 1024,
  data: 8 * 1024,
  interaction: 100,
  judging: 50,
};

const scoreNames: Record<Category, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

/** Returns the table of the benchmark: for every measurement the worst result, and its page. */
export function rows(figures: PageResults): Row[] {
  const { paint } = figures;
  return [
    ...scoreRows(paint),
    ...(['firstPaint', 'largestPaint'] as const).flatMap((figure) => paintRows(paint, figure)),
    worstRow(paint, 'Total Blocking Time', ({ blocked }) => blocked, REACH.blocked, whole),
    worstRow(
      paint,
      'Cumulative Layout Shift',
      ({ shift }) => shift,
      REACH.shift,
      (shift) => String(Math.round(shift * 1000) / 1000),
    ),
    ...byteRows(figures),
    ...interactionRows(figures),
    judgingRow(figures),
  ];
}

const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

function scoreRows(paint: PaintFigures[]): Row[] {
  return (Object.keys(scoreNames) as Category[]).flatMap((category) => {
    const scored = paint.flatMap(({ page, scores }) => {
      const score = scores[category];
      return score === undefined ? [] : [{ url: page.url, score }];
    });
    const worst = largest(scored, ({ score }) => -score);
    if (!worst) return [];
    return {
      what: `Lighthouse ${scoreNames[category]}, lowest of ${scored.length} pages`,
      measured: `${worst.score}${worst.score < REACH.score ? ` (${worst.url})` : ''}`,
      reach: String(REACH.score),
      isReached: worst.score >= REACH.score,
    };
  });
}

const paintNames = { firstPaint: 'First Contentful Paint', largestPaint: 'Largest Contentful Paint' };

function paintRows(paint: PaintFigures[], figure: 'firstPaint' | 'largestPaint'): Row[] {
  const time = worstRow(paint, paintNames[figure], (times) => times[figure], REACH[figure], seconds);
  const compared = paint.flatMap(({ page, own, stripped }) =>
    stripped ? [{ url: page.url, ratio: own[figure] / stripped[figure] }] : [],
  );
  const worst = largest(compared, ({ ratio }) => ratio);
  if (!worst) return [time];
  const ratio: Row = {
    what: `${paintNames[figure]}, times the page without scripts`,
    measured: `${worst.ratio.toFixed(2)} × (${worst.url})`,
    stripped: '1 ×',
    reach: `≤ ${REACH.ratio} ×`,
    isReached: worst.ratio <= REACH.ratio,
  };
  return [time, ratio];
}

/** Returns the worst page, with its copy without scripts. */
function worstRow(
  paint: PaintFigures[],
  what: string,
  figure: (times: PaintFigures['own']) => number,
  most: number,
  shown: (value: number) => string,
): Row {
  const worst = largest(paint, ({ own }) => figure(own));
  const value = worst ? figure(worst.own) : 0;
  return {
    what: `${what}, worst page`,
    measured: `${shown(value)} (${worst?.page.url})`,
    ...(worst?.stripped && { stripped: shown(figure(worst.stripped)) }),
    reach: most === 0 ? '0' : `≤ ${shown(most)}`,
    // The displayed value counts: a shift of 0.0001 is displayed as 0.
    isReached: Number.parseFloat(shown(value)) <= Number.parseFloat(shown(most)),
  };
}

function byteRows({ weight, home, strippedHome, largestData }: PageResults): Row[] {
  const heaviest = largest(weight, ({ beforePaint }) => beforePaint);
  const fonts = weight.flatMap(({ fontsWaitedFor }) => fontsWaitedFor);
  const { first, later } = home;
  const data = later.requests.filter(({ url }) => url.endsWith('.json'));
  return [
    {
      what: 'bytes before the first paint (HTML and styles), brotli, heaviest page',
      measured: `${kilobytes(heaviest?.beforePaint ?? 0)} (${heaviest?.url})`,
      // The script's element itself: some 200 characters.
      stripped: 'the same but for one element',
      reach: `≤ ${kilobytes(REACH.beforePaint)}`,
      isReached: (heaviest?.beforePaint ?? 0) <= REACH.beforePaint,
    },
    {
      what: 'fonts that text waits for',
      measured: String(fonts.length),
      stripped: String(fonts.length),
      reach: '0',
      isReached: fonts.length === 0,
    },
    {
      what: 'home page, everything included, brotli',
      measured: kilobytes(first.total),
      stripped: kilobytes(strippedHome.first.total),
      reach: `≤ ${kilobytes(REACH.home)}`,
      isReached: first.total <= REACH.home,
    },
    {
      what: 'of it script',
      measured: kilobytes(first.script),
      stripped: kilobytes(0),
      reach: `≤ ${kilobytes(REACH.homeScript)}`,
      isReached: first.script <= REACH.homeScript,
    },
    {
      what: 'script at a later navigation',
      measured: `${later.script} bytes`,
      reach: '0 bytes',
      isReached: later.script === 0,
    },
    {
      what: 'data files at a later navigation',
      measured: `${data.length} of ${later.requests.length} requests`,
      reach: '1',
      isReached: data.length === 1,
    },
    {
      what: 'everything at a later navigation',
      measured: kilobytes(later.total),
      stripped: kilobytes(strippedHome.later.total),
      reach: 'no more than the page itself',
      isReached: later.total <= strippedHome.later.total,
    },
    {
      what: 'largest data file of all pages, brotli',
      measured: kilobytes(largestData),
      reach: `≤ ${kilobytes(REACH.data)}`,
      isReached: largestData <= REACH.data,
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
      what: `press to next paint, CPU 4 × slower, ${when === 'after' ? 'after hydration' : when}, worst`,
      measured: `${pressTime(worst.milliseconds)} (${worst.name})`,
      reach: `≤ ${REACH.interaction} ms`,
      isReached: worst.milliseconds <= REACH.interaction,
    };
  });
}

/** Formats the duration of an interaction. The browser does not report those under 16 ms. */
export function pressTime(milliseconds: number): string {
  return milliseconds === 0 ? '< 16 ms' : whole(milliseconds);
}

function judgingRow({ judging: [slowest] }: PageResults): Row {
  return {
    what: 'judging 5,000 characters of worst case, slowest text',
    measured: `${slowest?.milliseconds.toFixed(1)} ms (“${slowest?.text}” repeated)`,
    reach: `< ${REACH.judging} ms`,
    isReached: (slowest?.milliseconds ?? 0) < REACH.judging,
  };
}

function largest<T>(items: T[], size: (item: T) => number): T | undefined {
  return items.toSorted((one, other) => size(other) - size(one))[0];
}

import { progress } from '../../lib/progress';
import { lighthouseRun, type Category, type LighthouseResult } from './lighthouse-run';
import { median } from '../median';
import type { MeasuredPage } from './page-types';

type Times = Omit<LighthouseResult, 'scores' | 'faults'>;

/** The results of Lighthouse for a page and for its copy without scripts. */
export interface PaintResult {
  page: MeasuredPage;
  own: Times;
  stripped?: Times;
  scores: Partial<Record<Category, number>>;
  faults: string[];
}

/**
 * Returns the results of Lighthouse for pages. It visits each page and its copy without scripts in turn, so that other
 * load on the machine affects both.
 *
 * @param sites the addresses of the site and of the copy without scripts; without the copy there is no comparison
 * @param runs the number of visits to each page; the results are medians
 * @param port the debugging port of a Chromium
 */
export async function measurePaint(
  pages: MeasuredPage[],
  [own, stripped]: readonly [own: string, stripped?: string],
  runs: number,
  port: number,
): Promise<PaintResult[]> {
  const results: PaintResult[] = [];
  for (const page of pages) {
    const phase = progress(`Visiting ${page.url}`, runs);
    const ownRuns: LighthouseResult[] = [];
    const strippedRuns: LighthouseResult[] = [];
    for (let run = 0; run < runs; run += 1) {
      // Accessibility, best practices and SEO do not vary between visits.
      ownRuns.push(await lighthouseRun(own + page.url, port, run === 0 && !page.isMissing));
      if (stripped) strippedRuns.push(await lighthouseRun(stripped + page.url, port, false));
      phase.step();
    }
    phase.end();
    const performance = median(ownRuns.map(({ scores }) => scores.performance ?? 0));
    results.push({
      page,
      own: medians(ownRuns),
      ...(strippedRuns.length > 0 && { stripped: medians(strippedRuns) }),
      scores: { ...ownRuns[0]?.scores, performance },
      faults: ownRuns[0]?.faults ?? [],
    });
  }
  return results;
}

/** Returns the median of each metric over several visits. */
function medians(visits: Times[]): Times {
  const of = (metric: keyof Times) => median(visits.map((visit) => visit[metric]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    shift: of('shift'),
  };
}

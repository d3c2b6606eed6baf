import { progress } from '../../lib/progress';
import { lighthouseRun, type Category, type LighthouseFigures } from './lighthouse-run';
import { median } from '../median';
import type { MeasuredPage } from './page-types';

type Times = Omit<LighthouseFigures, 'scores' | 'faults'>;

/** A page, its twin without scripts, and what Lighthouse says of both. */
export interface PaintFigures {
  page: MeasuredPage;
  own: Times;
  stripped?: Times;
  scores: Partial<Record<Category, number>>;
  faults: string[];
}

/**
 * Visits pages and their twins without scripts in turn, so that whatever else the machine does falls on both.
 *
 * @param sites the addresses of the site and of the stripped one; without the second there is no comparison
 * @param runs how often each is visited; the figures are medians
 * @param port the port of a Chromium that listens to it
 */
export async function paintFigures(
  pages: MeasuredPage[],
  [own, stripped]: readonly [own: string, stripped?: string],
  runs: number,
  port: number,
): Promise<PaintFigures[]> {
  const figures: PaintFigures[] = [];
  for (const page of pages) {
    const phase = progress(`Visiting ${page.url}`, runs);
    const ours: LighthouseFigures[] = [];
    const theirs: LighthouseFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      // Accessibility, practices and search do not change from visit to visit.
      ours.push(await lighthouseRun(own + page.url, port, run === 0 && !page.isMissing));
      if (stripped) theirs.push(await lighthouseRun(stripped + page.url, port, false));
      phase.step();
    }
    phase.end();
    const performance = median(ours.map(({ scores }) => scores.performance ?? 0));
    figures.push({
      page,
      own: middle(ours),
      ...(theirs.length > 0 && { stripped: middle(theirs) }),
      scores: { ...ours[0]?.scores, performance },
      faults: ours[0]?.faults ?? [],
    });
  }
  return figures;
}

/** The medians of several visits, each figure by itself. */
function middle(visits: Times[]): Times {
  const of = (figure: keyof Times) => median(visits.map((visit) => visit[figure]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    shift: of('shift'),
  };
}

import type { Travelled } from './bytes';
import type { InteractionFigures } from './interactions';
import type { Judged } from './judging';
import type { Machine } from '../machine';
import type { PaintFigures } from './paint';

/** The weight of one page before it is drawn. */
export interface WeightResults {
  url: string;
  beforePaint: number;
  fontsWaitedFor: string[];
}

/** Everything a run of the bench has measured; written to `.local/bench/latest.json`. */
export interface PageResults {
  measured: string;
  machine: Machine;
  /** How often Lighthouse visited each page. */
  runs: number;
  paint: PaintFigures[];
  weight: WeightResults[];
  home: { first: Travelled; later: Travelled };
  strippedHome: { first: Travelled; later: Travelled };
  /** The largest data file of all pages. */
  largestData: number;
  interactions: InteractionFigures[];
  /** Slowest first. */
  judging: Judged[];
}

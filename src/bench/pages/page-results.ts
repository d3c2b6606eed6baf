import type { Transfer } from './bytes';
import type { InteractionResult } from './interactions';
import type { RuleTime } from './rule-timing';
import type { Machine } from '../machine';
import type { PaintResult } from './paint';

/** The bytes that a page needs before it is painted. */
export interface WeightResults {
  url: string;
  beforePaint: number;
  blockingFonts: string[];
}

/** The results of `npm run bench`, written to `.local/bench/latest.json`. */
export interface PageResults {
  /** The date and time. */
  measured: string;
  machine: Machine;
  /** The number of visits of Lighthouse to each page. */
  runs: number;
  paint: PaintResult[];
  weight: WeightResults[];
  home: { first: Transfer; later: Transfer };
  strippedHome: { first: Transfer; later: Transfer };
  /** The size of the largest data file of all pages, in bytes. */
  largestData: number;
  interactions: InteractionResult[];
  /** The durations of the contact form's rules, the slowest first. */
  judging: RuleTime[];
}

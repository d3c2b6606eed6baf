import type { Problem } from '../../../config/source/problem';
import type { Language } from '../../../site/languages';

/** The result of a rule for a text in one language. */
export interface TextFinding extends Pick<Problem, 'code' | 'message'> {
  language: Language;
  /** The corrected text; none by default. */
  suggestion?: string | null;
  /** A warning by default. */
  severity?: Problem['severity'];
}

import type { Language } from '../../../site/languages';
import type { Problem } from '../../../config/source/problem';

/** What a rule says of the words of a text in one language. */
export interface WordFinding extends Pick<Problem, 'code' | 'message'> {
  language: Language;
  /** The words to put there; none when it is left out. */
  suggestion?: string | null;
  /** A warning when it is left out. */
  severity?: Problem['severity'];
}

import { contentProblem } from '../../contact/content/content-problem';
import { median } from '../median';

/** The duration of the contact form's rules for a text. */
export interface RuleTime {
  /** The text, which is repeated up to the maximum length. */
  text: string;
  milliseconds: number;
}

/** The maximum length of a message (specification, section 5). */
const LENGTH = 5000;
const RUNS = 5;

/** Beginnings that make rules slow: unclosed quotes and brackets, obfuscation, and letters that may spell a keyword. */
const beginnings = [
  'a',
  ' ',
  "'",
  '"',
  "' or ",
  "' or 'a' ",
  'select a,',
  'union select ',
  'select a from ',
  'order by 1,',
  '(',
  '/*',
  '<',
  '<a ',
  '<a on',
  '<a href="',
  'java script:',
  '%25',
  '&amp;',
  '&#x3c;',
  '\\u003',
  '\u200B<',
  'ﷺ',
  'c a s i n ',
  'v1@gr4',
  '1',
  'é',
  'وال',
  '🙂',
  '. -- ',
];

/**
 * Measures the rules of the contact form on long texts that make them slow. Each result is the median of five runs.
 *
 * @param keywords the spam keywords
 * @returns the durations, the slowest first
 */
export function measureRules(keywords: readonly string[]): RuleTime[] {
  return beginnings
    .map((text) => {
      const message = text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);
      const times = Array.from({ length: RUNS }, () => {
        const start = performance.now();
        contentProblem({ name: 'Salma', email: 'salma@atlas.example', subject: 'Devis', message }, keywords);
        return performance.now() - start;
      });
      return { text, milliseconds: median(times) };
    })
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
}

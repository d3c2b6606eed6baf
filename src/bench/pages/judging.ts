import { contentProblem } from '../../contact/content/content-problem';
import { median } from '../median';

/** How long the rules of the contact form take to judge one text, in milliseconds. */
export interface Judged {
  text: string;
  milliseconds: number;
}

/** As long as a message may be (specification, section 5). */
const LENGTH = 5000;
const TURNS = 5;

/**
 * What makes rules slow: beginnings that never end, quotes and brackets that never close, disguises to be
 * taken off, and letters that could be spelling something out.
 */
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
 * Judges texts that are as long and as awkward as can be. The middle one of five turns counts.
 *
 * @param keywords what spam is known by
 * @returns the slowest first
 */
export function ruleTiming(keywords: readonly string[]): Judged[] {
  return beginnings
    .map((text) => {
      const message = text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);
      const times = Array.from({ length: TURNS }, () => {
        const start = performance.now();
        contentProblem({ name: 'Salma', email: 'salma@atlas.example', subject: 'Devis', message }, keywords);
        return performance.now() - start;
      });
      return { text, milliseconds: median(times) };
    })
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
}

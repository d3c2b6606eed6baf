import { fieldNames, isAddress, type FieldName, type Message } from '../fields';
import { scriptPatterns, sqlPatterns } from './code-patterns';
import { plainText } from './plain-text';
import { isSpam } from './spam';

/** Why the content of a message is rejected. Each reason has an error text in `frame.contact.errors`. */
export interface ContentProblem {
  error: 'spam' | 'sql' | 'script';
  field: FieldName;
  /** The rejected part of the field, as the visitor typed it. */
  excerpt: string;
}

/**
 * Returns the first problem in the content of a message (specification, section 5): spam in any field before SQL in
 * any field, SQL before script. The address is not searched for keywords: its owner cannot change it.
 *
 * @param keywords the spam keywords, `contact.keywords` of the config
 * @example contentProblem({ ...message, subject: 'or 7=7 --' }, ['casino']) // { error: 'sql', field: 'subject', excerpt: 'or 7=7' }
 */
export function contentProblem(message: Message, keywords: readonly string[]): ContentProblem | undefined {
  const rules = [
    ['spam', (plain: string, field: FieldName) => !isAddress(field) && isSpam(plain, keywords)],
    ['sql', (plain: string) => sqlPatterns.some(({ pattern }) => pattern.test(plain))],
    ['script', (plain: string) => scriptPatterns.some(({ pattern }) => pattern.test(plain))],
  ] as const;
  for (const [error, breaks] of rules) {
    const field = fieldNames.find((name) => breaks(plainText(message[name]), name));
    if (field)
      return { error, field, excerpt: excerpt(message[field], (part) => breaks(plainText(part), field)) };
  }
  return undefined;
}

/** Returns the words of a text that break a rule, as the visitor typed them, and no word before or after them. */
function excerpt(text: string, breaks: (part: string) => boolean): string {
  const words = text.trim().split(/\s+/);
  // A dot at a cut keeps a rule about the end or the start of a text from matching there.
  const part = (from: number, to: number) =>
    `${from > 0 ? '· ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' ·' : ''}`;
  const end = smallest(words.length, (count) => breaks(part(0, count)));
  const length = smallest(end, (count) => breaks(part(end - count, end)));
  const found = words.slice(end - length, end).join(' ');
  return found.length > 60 ? `${[...found].slice(0, 59).join('')}…` : found.replace(/[.,:!?،؛؟]$/, '');
}

/** Returns the smallest number from 1 to `most` for which a condition holds; it must hold for every larger one too. */
function smallest(most: number, holds: (count: number) => boolean): number {
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

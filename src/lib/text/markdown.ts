import { plainLine } from './excerpt';

/**
 * Returns a text for a comment in GitHub's Markdown that is shown literally: nothing in it becomes markup, HTML, a
 * mention or a link. Punctuation is written as numeric character references, which are never structure
 * (spec.commonmark.org, 2.5), inside `<code>`, where GitHub detects no mentions. `dir="auto"` sets Arabic from right
 * to left.
 */
export function markdownCode(text: string): string {
  const plain = plainLine(text).replaceAll(/[!-~]/g, (character) =>
    HARMLESS.test(character) ? character : `&#${character.codePointAt(0)};`,
  );
  return `<code dir="auto">${plain}</code>`;
}

/** Characters that start no markup inside a line. The colon is missing because it makes links. */
const HARMLESS = /[A-Za-z0-9.,;?/'+-]/;

import { plainLine } from './excerpt';

/**
 * A text for a comment in GitHub's Markdown, shown letter by letter: nothing in it is markup, HTML, a mention or a
 * link. Signs are written as numbers, which are never structure (spec.commonmark.org, 2.5), and the whole stands in
 * `<code>`, where GitHub looks for no mentions. `dir="auto"` lets Arabic run from the right.
 */
export function inMarkdown(text: string): string {
  const plain = plainLine(text).replaceAll(/[!-~]/g, (sign) =>
    HARMLESS.test(sign) ? sign : `&#${sign.codePointAt(0)};`,
  );
  return `<code dir="auto">${plain}</code>`;
}

/** What can begin nothing inside of a line; a colon is not among them, for it makes addresses. */
const HARMLESS = /[A-Za-z0-9.,;?/'+-]/;

import { createScanner } from 'jsonc-parser';

/**
 * A JSON text with nothing between its signs but a new line after each brace that opens an object with fields:
 * that is how the formatter knows that an object is to have one property a line, and it puts in all other
 * white space by itself. Names and values are handed on as they are written.
 *
 * @param text JSON without comments
 */
export function onePropertyALine(text: string): string {
  const scanner = createScanner(text, IGNORING_SPACE);
  const signs: string[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    // As it stands there: the scanner's own value has its escapes undone.
    const sign = text.slice(scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength());
    signs.push(signs.at(-1) === '{' && sign !== '}' ? `\n${sign}` : sign);
  }
  return signs.join('');
}

const IGNORING_SPACE = true;

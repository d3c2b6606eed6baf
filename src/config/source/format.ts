import { join } from 'node:path';
import { createScanner } from 'jsonc-parser';

/**
 * A config as the formatter writes it, by the settings of the project: whatever it is called and wherever it lies, it
 * is written as the project's own.
 *
 * @param root the folder of the project
 * @param text JSON
 */
export async function formattedConfig(root: string, text: string): Promise<string> {
  // The formatter takes its time to start; whoever only checks does not wait for it.
  const { format, resolveConfig } = await import('prettier');
  const settings = await resolveConfig(join(root, 'site.config.json'), { editorconfig: true });
  // It leaves objects as wide as it finds them; given each open, it writes the same whatever the white space was.
  return format(onePropertyALine(text), { ...settings, parser: 'json' });
}

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

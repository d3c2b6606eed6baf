import { join } from 'node:path';
import { createScanner } from 'jsonc-parser';

/**
 * Formats a config with the settings that the project has for `site.config.json`, whatever the name and the folder of
 * the config.
 *
 * @param root the folder of the project
 * @param text JSON
 */
export async function formatConfig(root: string, text: string): Promise<string> {
  // Imported on demand: the formatter is slow to start, and a plain check does not need it.
  const { format, resolveConfig } = await import('prettier');
  const settings = await resolveConfig(join(root, 'site.config.json'), { editorconfig: true });
  // Prettier keeps an object on one line or several as it finds it; expanding all of them makes the result independent
  // of the original white space.
  return format(onePropertyALine(text), { ...settings, parser: 'json' });
}

/**
 * Returns a JSON text without white space, except for a line break after each brace that opens an object with fields.
 * The line break makes the formatter write one property per line; it adds all other white space. Names and values stay
 * as they are written.
 *
 * @param text JSON without comments
 */
export function onePropertyALine(text: string): string {
  const scanner = createScanner(text, IGNORING_SPACE);
  const tokens: string[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    // The raw text: the value of the scanner has its escapes resolved.
    const token = text.slice(scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength());
    tokens.push(tokens.at(-1) === '{' && token !== '}' ? `\n${token}` : token);
  }
  return tokens.join('');
}

const IGNORING_SPACE = true;

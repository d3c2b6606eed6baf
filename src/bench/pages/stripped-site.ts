import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPrecompressed } from '../../lib/file-types';

/**
 * Copies a site without its scripts: the same texts, styles, pictures and fonts, so that the difference between the two
 * is the cost of the scripts.
 *
 * @param from the built site
 * @param to the folder of the copy; its content is replaced
 */
export function siteWithoutScripts(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (file) => !isPrecompressed(file) });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
}

/**
 * Removes the scripts of a page.
 *
 * @param html a page as the build writes it
 * @throws when a script is left, which would make the comparison invalid
 */
export function withoutScripts(html: string): string {
  const stripped = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
  if (stripped.includes('<script')) throw new Error('A page has a script that cannot be removed.');
  return stripped;
}

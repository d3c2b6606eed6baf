import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPrecompressed } from '../../lib/file-types';

/**
 * Copies a site without its scripts: the same words, styles, pictures and fonts, so that what remains
 * between the two is what the scripts cost.
 *
 * @param from the built site
 * @param to where the copy goes; what was there is gone
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
 * @param html a page as the build writes it
 * @throws when a script is left: nobody could trust the comparison
 */
export function withoutScripts(html: string): string {
  const stripped = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
  if (stripped.includes('<script')) throw new Error('a page has a script that cannot be taken out');
  return stripped;
}

import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isJunk } from 'junk';
import type { Translated } from '../../lib/text/message-language';

/**
 * Returns the files of `public/`, without those that systems put into folders, such as `.DS_Store`, and without links.
 *
 * @returns their names in `public/`, such as `pictures/souk.webp`, in alphabetical order
 */
export function publicFiles(root: string): string[] {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.split('/').some(isJunk))
    .toSorted();
}

/** Returns why a file of a site is none for visitors; undefined when it is. */
export function privateReason(name: string): Translated | undefined {
  // Checksums and server rules have a line for each file.
  if (/[\p{Cc}\\]/u.test(name))
    return {
      en: 'it has a character in its name that ends a line or leads out',
      fr: 'son nom contient un caractère qui finit une ligne ou sort du dossier',
    };
  if (!DOTTED.test(name) && /(?:^|\/)\./.test(name))
    return {
      en: 'its name, or that of its folder, begins with a dot',
      fr: 'son nom, ou celui de son dossier, commence par un point',
    };
  if (!LEFT_BEHIND.test(name)) return undefined;
  return { en: 'it is nothing for visitors', fr: 'il n’est pas destiné aux visiteurs' };
}

/** The names that may begin with a dot: well-known files, and a marker for GitHub Pages. */
const DOTTED = /^(?:\.well-known\/|\.nojekyll$)/;

/** Files of work that has nothing to do with visitors: sources, copies, keys, databases. */
const LEFT_BEHIND = /(?:\.map|~|\.bak|\.orig|\.log|\.pem|\.key|\.ts|\.tsx|\.sql|\.zip|Thumbs\.db)$/i;

import { isAbsolute, relative, sep } from 'node:path';

/**
 * Returns the path from a folder to a file in it, with forward slashes on every system.
 *
 * @returns the path, empty for the folder itself; null when the file is outside the folder
 * @example relativePath('/site', '/site/locales/fr.json') // 'locales/fr.json'
 * @example relativePath('/site', '/site-old/fr.json') // null
 */
export function relativePath(folder: string, file: string): string | null {
  const path = relative(folder, file);
  return isAbsolute(path) || path.split(sep)[0] === '..' ? null : path.replaceAll(sep, '/');
}

import { isAbsolute, relative, sep } from 'node:path';

/**
 * The way from a folder down to a file in it, the same on every system.
 *
 * @returns the way with forward slashes, empty for the folder itself; null when the file lies outside
 * @example inside('/site', '/site/locales/fr.json') // 'locales/fr.json'
 * @example inside('/site', '/site-old/fr.json') // null
 */
export function relativePath(folder: string, file: string): string | null {
  const way = relative(folder, file);
  return isAbsolute(way) || way.split(sep)[0] === '..' ? null : way.replaceAll(sep, '/');
}

import { resolve } from 'node:path';
import { readTextFile } from '../../config/source/read-text-file';
import { replaceFile } from '../../lib/replace-file';
import { loadSite } from '../load-site';
import { fixTexts } from './fix-text';

/**
 * Corrects the spaces and apostrophes of French texts in the config and in the locale file. Every other byte stays.
 *
 * @param root the folder of the project
 * @param file the config, as `loadSite()` names it
 * @returns the changes, one line each
 * @throws when a file cannot be written
 */
export function fixTypography(root: string, file: string): string[] {
  const found = loadSite(root, file).problems.flatMap(({ fix, ...problem }) =>
    fix && 'typography' in fix ? [{ ...problem, typography: fix.typography }] : [],
  );
  return [...new Set(found.map((problem) => problem.file))].flatMap((name) => {
    const { mark, text, problems } = readTextFile(root, name);
    if (problems.length > 0) return [];
    const corrected = fixTexts(
      text,
      found.filter((problem) => problem.file === name),
    );
    if (corrected.text === text) return [];
    replaceFile(resolve(root, name), mark + corrected.text);
    return corrected.fixed.map(
      ({ line, column, location }) => `${name}:${line}:${column}  ${location}: corrected French typography.`,
    );
  });
}

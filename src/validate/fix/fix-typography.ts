import { resolve } from 'node:path';
import { loadSite } from '../load-site';
import { mendedTexts } from './fix-text';
import { readTextFile } from '../../config/source/read-text-file';
import { replaceFile } from '../../lib/replace-file';

/** The rule about the spaces and the apostrophe of French print. */
const RULE = 'WORDS-011';

/**
 * Writes French texts with the spaces and the apostrophe of French print, in the config and in the locale file: the
 * words stay, and every other byte does.
 *
 * @param root the folder of the project
 * @param file the config, as `loadSite()` names it
 * @returns what was changed, one line each
 * @throws when a file cannot be written
 */
export function fixTypography(root: string, file: string): string[] {
  const found = loadSite(root, file).problems.filter(({ code }) => code === RULE);
  return [...new Set(found.map((problem) => problem.file))].flatMap((name) => {
    const { mark, text, problems } = readTextFile(root, name);
    if (problems.length > 0) return [];
    const mended = mendedTexts(
      text,
      found.filter((problem) => problem.file === name),
    );
    if (mended.text === text) return [];
    replaceFile(resolve(root, name), mark + mended.text);
    return mended.fixed.map(
      ({ line, column, location: place }) =>
        `${name}:${line}:${column}  ${place}: written as French print is.`,
    );
  });
}

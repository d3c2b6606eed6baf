import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadSite } from './load-site';
import { offsetsIn } from './offsets';
import type { Problem } from './problem';
import { withoutMark } from './without-mark';

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
    const problems = found.filter((problem) => problem.file === name);
    const path = resolve(root, name);
    const written = readFileSync(path, 'utf8');
    const mended = withSuggestions(written, problems);
    if (mended === written) return [];
    writeFileSync(path, mended);
    return problems.map(
      ({ line, column, place }) => `${name}:${line}:${column}  ${place}: written as French print is.`,
    );
  });
}

function withSuggestions(text: string, problems: Problem[]): string {
  const { mark, text: own } = withoutMark(text);
  const offsetOf = offsetsIn(own);
  let mended = own;
  // From the end, so that the places before stay where they are.
  for (const problem of problems.toSorted((one, other) => offsetOf(other) - offsetOf(one))) {
    const start = offsetOf(problem);
    const [old] = /^"(?:[^"\\]|\\.)*"/.exec(mended.slice(start)) ?? [];
    if (old === undefined || problem.suggestion === null) continue;
    mended = mended.slice(0, start) + JSON.stringify(problem.suggestion) + mended.slice(start + old.length);
  }
  return mark + mended;
}

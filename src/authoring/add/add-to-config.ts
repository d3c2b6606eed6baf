import { join } from 'node:path';
import type { SiteConfig } from '../../site/types.generated';
import { formattedConfig } from '../../config/source/format';
import { loadSite, OWN_CONFIG } from '../../validate/load-site';
import { problemCount, problemMessage, type Problem } from '../../config/source/problem';
import { readTextFile } from '../../config/source/read-text-file';
import { replaceFile } from '../../lib/replace-file';
import { readSource } from '../../config/source/json-source';
import { insertedPath, type Insertion } from './insertion';
import { insertedText } from './insert-into-json';
import { UserError } from './user-error';

interface Added {
  /** What was put in and where, one line each, such as `site.config.json:2105  the page /consulting/domiciliation`. */
  places: string[];
  /** What there is to say about the new entries: the translations to do. */
  problems: Problem[];
}

/**
 * Puts something into the config of a project and checks the whole. Only the new lines change; when the config would
 * have an error, it is left as it was.
 *
 * @param make what is to be put in, for the config as it stands
 * @throws {UserError} when the config has errors, or would have some
 */
export async function addToConfig(root: string, make: (config: SiteConfig) => Insertion[]): Promise<Added> {
  const before = loadSite(root).problems;
  if (hasErrors(before))
    throw new UserError(
      `the site has to be mended first (${problemCount(before)}): npm run validate says what is wrong.`,
    );
  const file = join(root, OWN_CONFIG);
  const { mark, text } = readTextFile(root, OWN_CONFIG);
  const insertions = make(readSource(OWN_CONFIG, text).source.value as SiteConfig);
  const added = await likeBefore(root, text, insertedText(text, insertions));
  replaceFile(file, mark + added);
  const after = loadSite(root).problems;
  if (hasErrors(after)) {
    replaceFile(file, mark + text);
    // Without file and line: what is wrong stands in lines that were not kept.
    const lines = after
      .filter(({ severity }) => severity === 'error')
      .map((problem) => `  ${problem.code}  ${problemMessage(problem)}`);
    throw new UserError(
      `the config would have errors with it, and stays as it was. Change what you gave and run it again:\n${lines.join('\n')}`,
    );
  }
  const { source } = readSource(OWN_CONFIG, added);
  const known = new Set(before.map(wordsOf));
  return {
    places: insertions.map(
      (insertion) =>
        `${OWN_CONFIG}:${source.position(insertedPath(insertion, insertions)).line}  ${insertion.what}`,
    ),
    problems: after.filter((problem) => !known.has(wordsOf(problem))),
  };
}

/** A config that was written as the formatter writes it still is; in any other, nothing but the new entries changes. */
async function likeBefore(root: string, before: string, after: string): Promise<string> {
  const written = await formattedConfig(root, after);
  if (written === after) return after;
  return (await formattedConfig(root, before)) === before ? written : after;
}

function hasErrors(problems: Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** What a problem says, wherever it stands: new lines push the old ones on. */
function wordsOf({ file, code, location: place, message }: Problem): string {
  return [file, code, place, message].join('\n');
}

import { join } from 'node:path';
import { formatConfig } from '../../config/source/format';
import { readSource } from '../../config/source/json-source';
import { problemCount, problemMessage, type Problem } from '../../config/source/problem';
import { readTextFile } from '../../config/source/read-text-file';
import { replaceFile } from '../../lib/replace-file';
import type { SiteConfig } from '../../site/types.generated';
import { loadSite, OWN_CONFIG } from '../../validate/load-site';
import { insertIntoJson } from './insert-into-json';
import { insertedPath, type Insertion } from './insertion';
import { UserError } from '../../lib/user-error';

interface AddResult {
  /** What was inserted and where, one line each, such as `site.config.json:2105  the page /consulting/domiciliation`. */
  places: string[];
  /** The problems of the new entries, such as missing translations. */
  problems: Problem[];
}

/**
 * Inserts something into the config of a project and validates the result. Only the new lines change. When the config
 * would have an error, it stays unchanged.
 *
 * @param make returns what to insert into the current config
 * @throws {UserError} when the config has errors, or would have some
 */
export async function addToConfig(
  root: string,
  make: (config: SiteConfig) => Insertion[],
): Promise<AddResult> {
  const before = loadSite(root).problems;
  if (hasErrors(before))
    throw new UserError(
      `The site has problems (${problemCount(before)}). Fix them first: npm run validate lists them.`,
    );
  const file = join(root, OWN_CONFIG);
  const { mark, text } = readTextFile(root, OWN_CONFIG);
  const insertions = make(readSource(OWN_CONFIG, text).source.value as SiteConfig);
  const added = await formattedLikeBefore(root, text, insertIntoJson(text, insertions));
  replaceFile(file, mark + added);
  const after = loadSite(root).problems;
  if (hasErrors(after)) {
    replaceFile(file, mark + text);
    // Without file and line: the lines with the errors were not kept.
    const lines = after
      .filter(({ severity }) => severity === 'error')
      .map((problem) => `  ${problem.code}  ${problemMessage(problem)}`);
    throw new UserError(
      `The config would have errors, so it is unchanged. Correct these and run the command again:\n${lines.join('\n')}`,
    );
  }
  const { source } = readSource(OWN_CONFIG, added);
  const earlier = new Set(before.map(problemKey));
  return {
    places: insertions.map(
      (insertion) =>
        `${OWN_CONFIG}:${source.position(insertedPath(insertion, insertions)).line}  ${insertion.what}`,
    ),
    problems: after.filter((problem) => !earlier.has(problemKey(problem))),
  };
}

/** Formats the new config when the old one was formatted. Otherwise nothing but the new entries changes. */
async function formattedLikeBefore(root: string, before: string, after: string): Promise<string> {
  const formatted = await formatConfig(root, after);
  if (formatted === after) return after;
  return (await formatConfig(root, before)) === before ? formatted : after;
}

function hasErrors(problems: Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Identifies a problem without its line, which new lines move. */
function problemKey({ file, code, location, message }: Problem): string {
  return [file, code, location, message.en].join('\n');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemCount, problemLine, problemMessage, type Problem } from '../../config/source/problem';
import { readJson } from '../../config/source/read-json';
import { readJsonToRewrite, writeJson } from '../../config/source/write-json';
import { replaceFile } from '../../lib/replace-file';
import type { SiteConfig } from '../../site/types.generated';
import { loadSite, OWN_CONFIG } from '../../validate/load-site';
import { insertAll, insertedPath, type Insertion } from './insertion';
import { UserError } from '../../lib/user-error';

interface AddResult {
  /** What was inserted and where, one line each, such as `site.config.json:2105  the page /consulting/domiciliation`. */
  places: string[];
  /** The problems of the new entries, such as missing translations. */
  problems: Problem[];
}

/**
 * Inserts something into the config of a project and validates the result. When the config would have an error, it stays
 * unchanged.
 *
 * @param make returns what to insert into the current config
 * @throws {UserError} when the config has errors, or would have some, or must not be rewritten
 */
export function addToConfig(root: string, make: (config: SiteConfig) => Insertion[]): AddResult {
  const before = loadSite(root).problems;
  if (hasErrors(before))
    throw new UserError(
      `The site has problems (${problemCount(before)}). Fix them first: npm run validate lists them.`,
    );
  const { source, problems } = readJsonToRewrite(root, OWN_CONFIG);
  if (problems.length > 0) throw new UserError(problems.map((problem) => problemLine(problem)).join('\n'));
  const file = join(root, OWN_CONFIG);
  const original = readFileSync(file);
  const insertions = make(source.value as SiteConfig);
  insertAll(source.value, insertions);
  writeJson(root, OWN_CONFIG, source.value);
  const after = loadSite(root).problems;
  if (hasErrors(after)) {
    replaceFile(file, original);
    // Without file and line: the lines with the errors were not kept.
    const lines = after
      .filter(({ severity }) => severity === 'error')
      .map((problem) => `  ${problem.code}  ${problemMessage(problem)}`);
    throw new UserError(
      `The config would have errors, so it is unchanged. Correct these and run the command again:\n${lines.join('\n')}`,
    );
  }
  const { source: added } = readJson(root, OWN_CONFIG);
  const earlier = new Set(before.map(problemKey));
  return {
    places: insertions.map(
      (insertion) =>
        `${OWN_CONFIG}:${added.position(insertedPath(insertion, insertions)).line}  ${insertion.what}`,
    ),
    problems: after.filter((problem) => !earlier.has(problemKey(problem))),
  };
}

function hasErrors(problems: Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Identifies a problem without its line, which new lines move. */
function problemKey({ file, code, location, message }: Problem): string {
  return [file, code, location, message.en].join('\n');
}

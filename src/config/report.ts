import type { Path } from '../lib/json';
import type { SiteConfig } from '../site/types.generated';
import { describeLocation } from './location';
import type { Source } from './source/json-source';
import type { Problem } from './source/problem';

/** The result of a rule at a path of the config. */
export interface Finding extends Pick<Problem, 'code' | 'message'> {
  path: Path;
  /** The replacement value; none by default. */
  suggestion?: string | null;
  /** An error by default. */
  severity?: Problem['severity'];
}

/**
 * Returns the problem for a finding, with its position in the file and its location in the site.
 *
 * @param config the config, for the names of pages and blocks
 * @param source its text, for line and column
 */
export function configProblem(
  config: SiteConfig,
  source: Source,
  { path, code, message, suggestion = null, severity = 'error' }: Finding,
): Problem {
  return {
    file: source.file,
    ...source.position(path),
    severity,
    code,
    location: describeLocation(config, source.written(path)),
    message,
    suggestion,
    path,
  };
}

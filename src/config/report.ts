import type { SiteConfig } from '../site/types.generated';
import { describeLocation } from './location';
import type { Problem } from './source/problem';
import type { Source } from './source/json-source';
import type { Path } from '../lib/json';

/** What a rule says of a place in the config. */
export interface Finding extends Pick<Problem, 'code' | 'message'> {
  path: Path;
  /** The bare word to put there; none when it is left out. */
  suggestion?: string | null;
  /** An error when it is left out. */
  severity?: Problem['severity'];
}

/**
 * What a rule has found in the config, with its place in the file and in the site.
 *
 * @param config the config as data, for the names of pages and blocks
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

import { thrownAt } from '../../../scripts/lib/thrown-at.mjs';
import { createProblem } from '../../config/rule-info';
import { programError } from '../../config/rules/config/program-error';
import type { Problem } from '../../config/source/problem';
import type { LocatedError } from '../../lib/located-error';
import { relativePath } from '../../lib/paths';

/**
 * Returns an error of the program as a problem, like one of the config: it must not stop the server while the sources
 * are being written.
 *
 * @param error the thrown value; Vite adds the location when it cannot parse a source
 */
export function internalError(error: unknown, project: string): Problem {
  // Vite loads the sources of pages anew: their errors are of another class of the same name.
  const { message, reason, location, id, loc } = Object(error) as Partial<LocatedError> & {
    id?: string;
    loc?: { file?: string; line?: number; column?: number };
  };
  const thrown = thrownAt(error, project);
  const file = loc?.file ?? id;
  // Vite adds the excerpt of the source and colors to a message.
  const [firstLine = ''] = (reason ?? message ?? String(error)).split('\n');
  const finding = { message: 'stopped', data: { reason: firstLine.trim() } } as const;
  return createProblem(programError, finding, {
    file: (file === undefined ? thrown?.file : relativePath(project, file) || file) ?? 'src',
    line: loc?.line ?? thrown?.line ?? 1,
    column: loc?.column ?? thrown?.column ?? 1,
    ...(location && { location }),
  });
}

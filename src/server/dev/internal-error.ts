import { createProblem } from '../../config/rule-info';
import type { Problem } from '../../config/source/problem';
import { relativePath } from '../../lib/paths';
import { programError } from '../../config/rules/config/program-error';

/**
 * Returns an error of the program as a problem, like one of the config: it must not stop the server while the sources
 * are being written.
 *
 * @param error the thrown value; Vite adds the location when it cannot parse a source
 * @param root the folder of the project
 */
export function internalError(error: unknown, root: string): Problem {
  const { message, stack, id, loc } = error as Partial<Error> & {
    id?: string;
    loc?: { file?: string; line?: number; column?: number };
  };
  const thrown = /^\s+at .*?\(?(?:file:\/\/)?([^\s()]*[\\/]src[\\/][^\s()?]*)[^\s()]*?:(\d+):(\d+)\)?$/m.exec(
    stack ?? '',
  );
  const file = loc?.file ?? id ?? thrown?.[1] ?? 'src';
  const finding = { message: 'stopped', data: { reason: firstLine(message ?? String(error)) } } as const;
  return createProblem(programError, finding, {
    file: relativePath(root, file) || file,
    line: loc?.line ?? Number(thrown?.[2] ?? 1),
    column: loc?.column ?? Number(thrown?.[3] ?? 1),
  });
}

/** Returns a message without the excerpt of the source and the colors that Vite adds. */
function firstLine(message: string): string {
  return message.split('\n')[0]?.trim() ?? '';
}

import type { Problem } from '../../config/source/problem';
import { relativePath } from '../../lib/paths';

/**
 * A mistake in the program, told like a mistake in the config: while the sources are being written it
 * must not stop the server.
 *
 * @param error what was thrown; Vite adds the place where it could not read a source
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
  return {
    file: relativePath(root, file) || file,
    line: loc?.line ?? Number(thrown?.[2] ?? 1),
    column: loc?.column ?? Number(thrown?.[3] ?? 1),
    severity: 'error',
    code: 'CODE-001',
    location: '',
    message: `the program stopped here: ${firstLine(message ?? String(error))}`,
    suggestion: null,
  };
}

/** Without the picture of the source and the colours that Vite puts under it. */
function firstLine(message: string): string {
  return message.split('\n')[0]?.trim() ?? '';
}

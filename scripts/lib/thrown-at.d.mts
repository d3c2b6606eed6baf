/** Returns the first place in `src/` in the stack of an error, lines and columns from 1; undefined when there is none. */
export function thrownAt(
  error: unknown,
  root: string,
): { file: string; line: number; column: number } | undefined;

/** Returns the message of an error that a command stopped at; of a mistake of the program, also its place. */
export function errorMessage(error: unknown, root: string): string;

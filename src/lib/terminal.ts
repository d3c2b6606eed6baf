/** Gives a text a colour, or leaves it as it is. */
export type Paint = (text: string) => string;

export interface TerminalColors {
  red: Paint;
  yellow: Paint;
  dim: Paint;
}

/**
 * The colours of a terminal. They are for people: a file or a pipe gets none.
 *
 * `FORCE_COLOR` (0 or false: none) goes before `NO_COLOR` (https://no-color.org), as in Node itself:
 * https://nodejs.org/api/tty.html#writestreamgetcolordepthenv
 *
 * @param isTerminal whether what is written is shown on a terminal
 * @param environment the environment variables
 */
export function terminalColors(
  isTerminal: boolean,
  environment: Record<string, string | undefined>,
): TerminalColors {
  const paint = (code: number): Paint =>
    isColored(isTerminal, environment) ? (text) => `\u001B[${code}m${text}\u001B[0m` : (text) => text;
  return { red: paint(31), yellow: paint(33), dim: paint(2) };
}

function isColored(isTerminal: boolean, environment: Record<string, string | undefined>): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: refused, TERM: terminal } = environment;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && !refused && terminal !== 'dumb';
}

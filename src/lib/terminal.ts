/** Colors a text, or returns it unchanged. */
export type Paint = (text: string) => string;

export interface TerminalColors {
  red: Paint;
  yellow: Paint;
  dim: Paint;
}

/**
 * Returns the colors for an output stream. A file or a pipe gets no colors.
 *
 * `FORCE_COLOR` (0 or false: none) takes precedence over `NO_COLOR` (https://no-color.org), as in Node itself:
 * https://nodejs.org/api/tty.html#writestreamgetcolordepthenv
 *
 * @param isTerminal whether the output goes to a terminal
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

/** What a line may say beside its event: numbers, ids of our own making and codes; never what a visitor wrote. */
export type LogDetails = Record<string, string | number | boolean>;

export type RelayLog = (event: string, details?: LogDetails) => void;

/** Writes what happens, one JSON a line, for a journal or a program to read. */
export function relayLog(write: (line: string) => void = (line) => process.stdout.write(line)): RelayLog {
  return (event, details = {}) => {
    write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
  };
}

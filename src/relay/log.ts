/** The details of a log line: numbers, generated ids and codes; never the input of a visitor. */
export type LogDetails = Record<string, string | number | boolean>;

/** Writes an event to the log. */
export type RelayLog = (event: string, details?: LogDetails) => void;

/** Returns a logger that writes events as JSON lines. */
export function relayLog(write: (line: string) => void = (line) => process.stdout.write(line)): RelayLog {
  return (event, details = {}) => {
    write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
  };
}

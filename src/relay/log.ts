import { writeSync } from 'node:fs';

/** Writes an event to the log. Its details are ids, numbers and codes, never the input of a visitor. */
export type RelayLog = (event: string, details?: Record<string, string | number>) => void;

/**
 * Returns a log of JSON lines. When its output is closed or its disk is full, lines are lost and the relay goes on.
 *
 * @param output the file descriptor; by default the standard output
 */
export function relayLog(output = 1): RelayLog {
  return (event, details) => {
    try {
      writeSync(output, `${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
    } catch {
      // There is nowhere else to report it.
    }
  };
}

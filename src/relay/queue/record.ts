import type { Message } from '../../contact/field-problem';

/** An event of a message, one line of the queue; times in milliseconds since 1970. */
export type QueueRecord =
  | { type: 'message'; id: string; at: number; hash: string; message: Message }
  /** A failed or partial delivery, with the remaining recipients and the time of the next attempt. */
  | { type: 'tried'; id: string; at: number; tries: number; next: number; to?: string[] }
  | { type: 'sent'; id: string; at: number }
  | { type: 'dead'; id: string; at: number };

/** Returns a record as a line of the queue. */
export function recordLine(record: QueueRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/**
 * Parses the records of a file. A line that a crash truncated was never confirmed and is ignored; a line that lacks only
 * the final line break is valid.
 */
export function recordsOf(text: string): QueueRecord[] {
  return text.split('\n').flatMap((line) => {
    try {
      const record: unknown = JSON.parse(line);
      return isRecord(record) ? [record] : [];
    } catch {
      return [];
    }
  });
}

function isRecord(value: unknown): value is QueueRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { type, id, at } = value as Record<string, unknown>;
  return typeof type === 'string' && typeof id === 'string' && typeof at === 'number';
}

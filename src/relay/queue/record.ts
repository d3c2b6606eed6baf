import type { Message } from '../../contact/field-problem';

/** What happened to a message: a line of the queue; times in milliseconds since 1970. */
export type QueueRecord =
  | { type: 'message'; id: string; at: number; hash: string; message: Message }
  /** It could not be delivered yet, or only to some: who has still to get it, and when it is tried again. */
  | { type: 'tried'; id: string; at: number; tries: number; next: number; to?: string[] }
  | { type: 'sent'; id: string; at: number }
  | { type: 'dead'; id: string; at: number };

export function recordLine(record: QueueRecord): string {
  return `${JSON.stringify(record)}\n`;
}

/**
 * The records of a file, in their order. A line that was cut off by a crash was promised to nobody and is left out; one
 * that lacks nothing but its end says all that it has to.
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

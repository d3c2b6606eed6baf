import { open, unlink } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from './durable-file';

/** A file of the queue that lines are added to. */
export interface Segment {
  /** Bytes. */
  size: number;
  /**
   * Adds lines and waits until the disk has them.
   *
   * @throws when it has not; nothing of them is in the file then, unless the disk refuses even that
   */
  append(lines: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a file that is not there yet. @throws when it cannot be made */
export async function newSegment(file: string, folder: string): Promise<Segment> {
  const handle = await open(file, 'ax', 0o600);
  try {
    await syncFolder(folder);
  } catch (error) {
    await handle.close();
    await unlink(file).catch(() => {});
    throw error;
  }
  const segment: Segment = {
    size: 0,
    async append(lines) {
      try {
        await handle.appendFile(lines);
        await handle.datasync();
        segment.size += Buffer.byteLength(lines);
      } catch (error) {
        // Half a line, or a whole one that nobody was promised, would come to life at the next start.
        await handle.truncate(segment.size).catch(() => {});
        throw error;
      }
    },
    async close() {
      await handle.close();
      if (segment.size === 0) await unlink(file).catch(() => {});
    },
  };
  return segment;
}

/** The files of a queue, the oldest first, and the number of the next one. */
export function segmentFiles(folder: string): { files: string[]; next: number } {
  const numbers = readdirSync(folder)
    .flatMap((name) => /^(\d{8})\.jsonl$/.exec(name)?.[1] ?? [])
    .toSorted();
  return {
    files: numbers.map((number) => join(folder, `${number}.jsonl`)),
    next: Number(numbers.at(-1) ?? 0) + 1,
  };
}

export function segmentFile(folder: string, number: number): string {
  return join(folder, `${String(number).padStart(8, '0')}.jsonl`);
}

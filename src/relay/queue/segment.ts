import { readdirSync } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './durable-file';

/** An append-only file of the queue. */
export interface Segment {
  /** In bytes. */
  size: number;
  /**
   * Appends lines and flushes them to the disk.
   *
   * @throws when that fails; the lines are removed from the file then, if the disk allows it
   */
  append(lines: string): Promise<void>;
  close(): Promise<void>;
}

/** Creates a file. @throws when it exists or cannot be created */
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
        // Otherwise an unconfirmed line would be read at the next start.
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

/** Returns the files of a queue, the oldest first, and the number of the next one. */
export function segmentFiles(folder: string): { files: string[]; next: number } {
  const numbers = readdirSync(folder)
    .flatMap((name) => /^(\d{8})\.jsonl$/.exec(name)?.[1] ?? [])
    .toSorted();
  return {
    files: numbers.map((number) => join(folder, `${number}.jsonl`)),
    next: Number(numbers.at(-1) ?? 0) + 1,
  };
}

/** Returns the path of a file of the queue by its number. */
export function segmentFile(folder: string, number: number): string {
  return join(folder, `${String(number).padStart(8, '0')}.jsonl`);
}

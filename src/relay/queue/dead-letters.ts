import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable-file';
import type { Waiting } from './state';

/**
 * Keeps a message that could not be delivered, as a file that a person can read; the same message twice is one file.
 *
 * @throws when it cannot be written
 */
export async function keptDeadLetter(folder: string, letter: Waiting, reason: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { id, received, message, tries, to } = letter;
  const content = { id, received: new Date(received).toISOString(), reason, tries, to, message };
  await writeDurably(join(folder, `${id}.json`), `${JSON.stringify(content, null, 2)}\n`);
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable-file';
import type { QueuedMessage } from './state';

/**
 * Writes an undeliverable message to a readable file. The same message always has the same file.
 *
 * @throws when it cannot be written
 */
export async function writeDeadLetter(folder: string, letter: QueuedMessage, reason: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { id, received, message, tries, to } = letter;
  const content = { id, received: new Date(received).toISOString(), reason, tries, to, message };
  await writeDurably(join(folder, `${id}.json`), `${JSON.stringify(content, null, 2)}\n`);
}

import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * What is wrong with a compressed twin, such as `contact.html.br`: some visitors would get another page than others.
 *
 * @param file the twin
 * @param bytes what stands in the file it belongs to, undefined when there is none
 */
export function precompressedFault(file: string, bytes: Buffer | undefined): string | undefined {
  if (!bytes) return 'is the compressed twin of a file that is not there';
  try {
    const content = readFileSync(file);
    const plain = file.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content);
    return plain.equals(bytes) ? undefined : 'holds something else than the file it is the twin of';
  } catch {
    return 'cannot be read: it is not compressed as its name says';
  }
}

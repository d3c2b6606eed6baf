import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * Returns what is wrong with a precompressed file, such as `contact.html.br`: some visitors would get a different page.
 *
 * @param file the precompressed file
 * @param bytes the content of the original file, undefined when there is none
 */
export function precompressedFault(file: string, bytes: Buffer | undefined): string | undefined {
  if (!bytes) return 'has no original file';
  try {
    const content = readFileSync(file);
    const plain = file.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content);
    return plain.equals(bytes) ? undefined : 'differs from its original file';
  } catch {
    return 'cannot be read: it is not compressed as its name says';
  }
}

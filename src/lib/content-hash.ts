import { createHash } from 'node:crypto';

/** Returns the first eight characters of a SHA-256 hash, enough to tell two versions of a file apart. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

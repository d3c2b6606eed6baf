import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';

const known = new Map<string, number>();

/**
 * Returns the bytes of an answer as they travel: fonts and photographs are compressed in themselves, all else travels as
 * Brotli. Each asset is compressed once, which takes longer than drawing the page that asks for it.
 */
export async function travelled(response: Response): Promise<number> {
  const url = response.url();
  const size = known.get(url);
  if (size !== undefined) return size;
  const body = response.ok() ? await response.body() : Buffer.alloc(0);
  const isPacked = /\.(?:woff2|avif|webp|png|jpe?g)$/.test(url);
  const bytes = isPacked ? body.length : brotliCompressSync(body).length;
  if (url.includes('/assets/')) known.set(url, bytes);
  return bytes;
}

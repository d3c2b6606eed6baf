import type { Sharp } from 'sharp';

/** The maximum size of a share image, in bytes: some networks ignore larger ones. */
export const shareLimit = 120_000;

/** JPEG qualities in the order in which they are tried; the first one is usually enough. */
const QUALITIES = [76, 68, 60, 50];

/**
 * Converts an image to JPEG, the format that every network accepts. Colors keep their full resolution (4:4:4), because
 * the edges of tiles would bleed otherwise. The same image gives the same bytes.
 */
export async function toJpeg(drawn: Sharp): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    bytes = await drawn.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= shareLimit) break;
  }
  return bytes;
}

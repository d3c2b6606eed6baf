import type { Sharp } from 'sharp';

/** The most that a picture may weigh, in bytes: some networks leave out heavier ones. */
export const shareLimit = 120_000;

/** Tried one after the other; the first is seldom left. */
const QUALITIES = [76, 68, 60, 50];

/**
 * An SVG as JPEG, the form that every network takes. Colours keep their full detail (4:4:4): the edges of
 * tiles would run otherwise. The same SVG gives the same bytes.
 *
 * @throws when the drawing is none
 */
export async function shareJpeg(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const drawn = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = drawn.info;
  const image: Sharp = sharp(drawn.data, { raw: { width, height, channels } });
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    bytes = await image.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= shareLimit) return bytes;
  }
  return bytes;
}

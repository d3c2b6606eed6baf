/** The type and the size of a picture, from its first bytes. */
export interface PictureHeader {
  type: 'PNG' | 'JPEG' | 'WebP' | 'AVIF';
  /** In stored pixels, before the rotation from EXIF; undefined when it is not found. */
  width: number | undefined;
  height: number | undefined;
}

/**
 * Returns the actual type of a picture, independent of its extension, and its size in pixels.
 *
 * @param bytes the beginning of the file; a size further back is not found
 * @returns null when the format is not supported
 */
export function pictureHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.subarray(0, 8).equals(PNG))
    return {
      type: 'PNG',
      ...sizeAt(bytes.length >= 24, () => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]),
    };
  if (bytes.subarray(0, 3).equals(JPEG)) return { type: 'JPEG', ...jpegSize(bytes) };
  const text = bytes.toString('latin1');
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8))
    return { type: 'WebP', ...webpSize(bytes, text) };
  // The type is in the list of brands, which ends where the next box begins.
  if (text.startsWith('ftyp', 4) && /avi[fs]/.test(text.slice(8, bytes.readUInt32BE(0))))
    return { type: 'AVIF', ...avifSize(bytes, text) };
  return null;
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

/** PNG, 5.2 and 11.2.1 (www.w3.org/TR/png-3). */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

function sizeAt(isComplete: boolean, read: () => [width: number, height: number]): Size {
  const [width, height] = isComplete ? read() : [];
  return { width, height };
}

/** Reads the size from the first frame header (ITU-T T.81, B.2.2); the segments before it are skipped by their length. */
function jpegSize(bytes: Buffer): Size {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // Any number of 0xFF bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return { width: undefined, height: undefined };
}

/** Reads the size, which the three kinds of WebP store differently (RFC 9649, 2.5 to 2.7). */
function webpSize(bytes: Buffer, text: string): Size {
  const kind = text.slice(12, 16);
  return sizeAt(bytes.length >= 30, () => {
    if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    const packed = bytes.readUInt32LE(21);
    if (kind === 'VP8L') return [(packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1];
    return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  });
}

/** Reads the size: each picture has a box `ispe` (ISO/IEC 23008-12, 6.5.3); the widest is not a tile or a preview. */
function avifSize(bytes: Buffer, text: string): Size {
  const sizes = [...text.matchAll(/ispe/g)]
    .filter(({ index }) => index + 16 <= bytes.length)
    .map(({ index }) => ({ width: bytes.readUInt32BE(index + 8), height: bytes.readUInt32BE(index + 12) }))
    .toSorted((one, other) => other.width - one.width);
  return sizes[0] ?? { width: undefined, height: undefined };
}

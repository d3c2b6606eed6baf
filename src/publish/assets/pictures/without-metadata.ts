import { cachedFile } from '../cached-file';

/** The quality of a picture that is compressed again: nobody sees the difference. PNG and GIF lose nothing. */
const QUALITY = { jpeg: 90, webp: 90, avif: 75 } as const;

/**
 * Returns a file of `public/` as visitors may have it: a picture without the metadata of its camera and its editor, which
 * may contain where and by whom it was taken. It is turned as its metadata says. Results are cached.
 *
 * @param source the content of the file; what is no picture, or has no metadata, stays as it is
 * @returns undefined when the metadata cannot be removed
 */
export async function withoutMetadata(root: string, source: Uint8Array): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp');
  const image = sharp(source, { animated: true, failOn: 'error', limitInputPixels: false });
  const metadata = await image.metadata().catch(() => undefined);
  if (!metadata || ![metadata.exif, metadata.xmp, metadata.iptc, metadata.comments].some(Boolean))
    return source;
  const format = metadata.format === 'heif' ? 'avif' : metadata.format;
  const quality = QUALITY[format as keyof typeof QUALITY];
  const settings = quality && { quality };
  const file = { name: 'pictures/published', extension: format, source, settings: settings ?? {} };
  try {
    return await cachedFile(root, file, () => image.autoOrient().toFormat(format, settings).toBuffer());
  } catch {
    return undefined; // a format that sharp can only describe, such as the HEIC of phones
  }
}

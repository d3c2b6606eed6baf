import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { largestWidth, pictureWidths } from '../../../site/parts/picture';
import { cachedFile } from '../cached-file';

const QUALITY = { avif: 55, webp: 75, jpeg: 80 } as const;

/**
 * Returns a picture in several widths and formats. The versions are cached until the picture changes.
 *
 * @param root the folder of the site; the picture is in its `public/`
 * @param src the path in the config, such as `/pictures/souk.png`; validation has checked that the file exists
 * @throws when the file is not an image
 */
export async function responsivePicture(root: string, src: string) {
  const source = readFileSync(join(root, 'public', src));
  const { default: sharp } = await import('sharp');
  const image = sharp(source, { autoOrient: true });
  const { width, height } = (await image.metadata()).autoOrient;
  const largest = Math.min(width, largestWidth);
  const widths = [...pictureWidths.filter((size) => size < largest), largest];
  const files: { width: number; format: keyof typeof QUALITY; bytes: Uint8Array }[] = [];
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    // Only old browsers use JPEG; they get one size.
    for (const size of format === 'jpeg' ? widths.slice(-1) : widths) {
      const settings = { quality: QUALITY[format] };
      const file = { name: `pictures/${size}`, extension: format, source, settings };
      const bytes = await cachedFile(root, file, () =>
        image.clone().resize({ width: size }).toFormat(format, settings).toBuffer(),
      );
      files.push({ width: size, format, bytes });
    }
  }
  return { src, width, height, files };
}

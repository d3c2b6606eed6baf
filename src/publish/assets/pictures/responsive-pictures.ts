import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddFile } from '../../../lib/files';
import { largestWidth, pictureWidths } from '../../../site/parts/picture';
import type { PictureFiles } from '../../../site/parts/types';
import { cachedFile } from '../cached-file';

const QUALITY = { avif: 55, webp: 75, jpeg: 80 } as const;

/**
 * Stores a picture in several widths and formats. The versions are cached until the picture changes.
 *
 * @param root the folder of the site; the picture is in its `public/`
 * @param src the path in the config, such as `/pictures/souk.png`; validation has checked that the file exists
 * @throws when the file is not an image
 */
export async function responsivePicture(root: string, src: string, add: AddFile): Promise<PictureFiles> {
  const source = readFileSync(join(root, 'public', src));
  const { default: sharp } = await import('sharp');
  const image = sharp(source, { autoOrient: true });
  const { width, height } = (await image.metadata()).autoOrient;
  const largest = Math.min(width, largestWidth);
  const name = `picture-${src.replace(/^.*\/|\.\w+$/g, '')}`;
  const version = async (format: keyof typeof QUALITY, size: number) => {
    const settings = { quality: QUALITY[format] };
    const file = { name: `pictures/${size}`, extension: format, source, settings };
    const create = () => image.clone().resize({ width: size }).toFormat(format, settings).toBuffer();
    return add(`${name}-${size}`, format, await cachedFile(root, file, create));
  };
  const sources: PictureFiles['sources'] = [];
  for (const format of ['avif', 'webp'] as const) {
    const srcset: string[] = [];
    for (const size of [...pictureWidths.filter((each) => each < largest), largest])
      srcset.push(`${await version(format, size)} ${size}w`);
    sources.push({ type: `image/${format}`, srcset: srcset.join(', ') });
  }
  // Only old browsers use JPEG; they get one size.
  return { src: await version('jpeg', largest), width, height, sources };
}

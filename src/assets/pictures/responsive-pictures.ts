import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../site/site';
import { largestWidth, pictureWidths } from '../../site/picture-sizes';

/** One file of a picture, made by the build. */
export interface PictureFile {
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
  bytes: Uint8Array;
}

/** A picture of the config with its versions. */
export interface MadePicture {
  /** As the config names it, such as `/pictures/souk.png`. */
  src: string;
  width: number;
  height: number;
  files: PictureFile[];
}

const QUALITY = { avif: 55, webp: 75, jpeg: 80 } as const;

/** The files under `public/` that the config names as pictures, each once. */
export function pictureSources({ config }: Pick<Site, 'config'>): string[] {
  const named = config.pages.flatMap((page) =>
    page.blocks
      .flatMap((block) => (block.type === 'cases' ? block.items : []))
      .flatMap((item) => item.picture?.src ?? []),
  );
  return [...new Set(named)];
}

/**
 * Makes small and modern versions of a picture, and keeps them until the picture changes.
 *
 * @param root the folder of the project; the picture lies in its `public/`
 * @param src as the config names it, such as `/pictures/souk.png`
 * @throws when the file is no picture: its presence was checked before
 */
export async function madePicture(root: string, src: string): Promise<MadePicture> {
  const original = readFileSync(join(root, 'public', src));
  const key = createHash('sha256')
    .update(original)
    .update(JSON.stringify([pictureWidths, QUALITY]))
    .digest('hex')
    .slice(0, 16);
  const cache = join(root, '.cache/pictures');
  mkdirSync(cache, { recursive: true });
  const { default: sharp } = await import('sharp');
  const image = sharp(original).rotate();
  const { width, height } = await image
    .clone()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info);
  const widths = [...pictureWidths.filter((wanted) => wanted < width), Math.min(width, largestWidth)];
  const files: PictureFile[] = [];
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    // The oldest browsers get one size.
    for (const wanted of format === 'jpeg' ? widths.slice(-1) : widths) {
      const file = join(cache, `${key}-${wanted}.${format}`);
      if (!existsSync(file)) {
        const bytes = await image
          .clone()
          .resize({ width: wanted })
          .toFormat(format, { quality: QUALITY[format] })
          .toBuffer();
        writeFileSync(`${file}.${process.pid}`, bytes);
        renameSync(`${file}.${process.pid}`, file);
      }
      files.push({ width: wanted, format, bytes: readFileSync(file) });
    }
  }
  return { src, width, height, files };
}

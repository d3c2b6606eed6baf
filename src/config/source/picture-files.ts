import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Reference } from '../references/reference';
import type { Path } from '../../lib/json';

/** A picture that the config names, and its file under `public/`. */
export interface PictureFile {
  /** Its name in the config, such as `/pictures/souk.png`. */
  src: string;
  path: Path;
  /** The share image of a page is published unchanged; the build resizes the pictures of blocks. */
  isShareImage: boolean;
  /** The size of the file; undefined when there is no file. */
  bytes?: number;
  /** What the file contains: its format as image-size names it, such as `png`, and its stored pixels; undefined when it is no picture. */
  content?: { type: string; width: number; height: number };
}

/** Returns the pictures that the config names, with their files. */
export function pictureFiles(references: readonly Reference[], root: string): PictureFile[] {
  return references.flatMap(({ kind, value, path }) => {
    if (kind !== 'picture' || typeof value !== 'string') return [];
    const isShareImage = path.at(-1) === 'ogImage';
    return [{ src: value, path, isShareImage, ...readPicture(join(root, 'public', value)) }];
  });
}

/** The formats that the site can show, by their names in image-size. */
export const formats: Partial<Record<string, { name: string; extensions: readonly string[] }>> = {
  png: { name: 'PNG', extensions: ['.png'] },
  jpg: { name: 'JPEG', extensions: ['.jpg', '.jpeg'] },
  webp: { name: 'WebP', extensions: ['.webp'] },
  avif: { name: 'AVIF', extensions: ['.avif'] },
};

/** Returns whether the extension of a file is that of its format, as image-size names it. */
export function hasRightExtension(src: string, type: string): boolean {
  return formats[type]?.extensions.includes(extname(src)) ?? false;
}

function readPicture(file: string): Pick<PictureFile, 'bytes' | 'content'> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return {};
  const picture = readFileSync(file);
  const bytes = picture.length;
  try {
    const { type = '', width, height } = imageSize(picture);
    return { bytes, content: { type, width, height } };
  } catch {
    // image-size throws at a file that is not a picture, and at one whose size is missing.
    return { bytes };
  }
}

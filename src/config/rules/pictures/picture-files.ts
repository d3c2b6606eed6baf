import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Reference } from '../../references/reference';
import type { Path } from '../../../lib/json';

/** A picture that the config names, and its file under `public/`. */
export interface PictureFile {
  /** Its name in the config, such as `/pictures/souk.png`. */
  src: string;
  path: Path;
  /** The share image of a page is published unchanged; the build resizes the pictures of blocks. */
  isShareImage: boolean;
  /** The size of the file; undefined when there is no file. */
  bytes: number | undefined;
  /** What the file contains; null when that is not a readable picture. */
  content: PictureContent | null;
}

interface PictureContent {
  /** The format as image-size names it, such as `png`. */
  type: string;
  /** In stored pixels, before the rotation from EXIF. */
  width: number;
  height: number;
}

/** Returns the pictures that the config names, with their files. */
export function pictureFiles(references: readonly Reference[], root: string): PictureFile[] {
  return references.flatMap(({ kind, value, path }) => {
    if (kind !== 'picture' || typeof value !== 'string') return [];
    const isShareImage = path.at(-1) === 'ogImage';
    return [{ src: value, path, isShareImage, ...readPicture(join(root, 'public', value)) }];
  });
}

/** Returns the pictures with a file whose extension is that of its format. */
export function readablePictures(pictures: readonly PictureFile[]) {
  return pictures.flatMap(({ content, bytes, ...picture }) =>
    content && bytes !== undefined && hasRightExtension(picture.src, content.type)
      ? [{ ...picture, ...content, bytes }]
      : [],
  );
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
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return { bytes: undefined, content: null };
  const picture = readFileSync(file);
  try {
    const { type = '', width, height } = imageSize(picture);
    return { bytes: picture.length, content: { type, width, height } };
  } catch {
    // image-size throws at a file that is not a picture, and at one whose size is missing.
    return { bytes: picture.length, content: null };
  }
}

/**
 * Converts bytes to megabytes, rounded up to one decimal.
 *
 * @example megabytes(600_000) // 0.6
 */
export function megabytes(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10;
}

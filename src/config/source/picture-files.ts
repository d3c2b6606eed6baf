import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Reference } from '../references/reference';
import type { Path } from '../../lib/json';

/** A picture that the config names, and its file under `public/`. */
export interface NamedPicture {
  /** Its name in the config, such as `/pictures/souk.png`. */
  src: string;
  path: Path;
  /** The share image of a page is published unchanged; the build resizes the pictures of blocks. */
  isShareImage: boolean;
  /** The size of the file; undefined when there is no file. */
  bytes?: number;
  /** What the file contains: its format as image-size names it, such as `png`, and its stored pixels; undefined when it is no picture. */
  content?: { type: string; width: number; height: number } | undefined;
}

/**
 * Returns the pictures that the config names, with their files.
 *
 * @param added files that are not written yet, by name
 */
export function namedPictures(
  references: readonly Reference[],
  root: string,
  added?: ReadonlyMap<string, Uint8Array>,
): NamedPicture[] {
  return references.flatMap(({ kind, value, path }) => {
    if (kind !== 'picture' || typeof value !== 'string') return [];
    const isShareImage = path.at(-1) === 'ogImage';
    const picture = added?.get(`public${value}`) ?? readPicture(join(root, 'public', value));
    const content = picture && contentOf(picture);
    return [{ src: value, path, isShareImage, ...(picture && { bytes: picture.length, content }) }];
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

function readPicture(file: string): Uint8Array | undefined {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
}

/** Returns what a file contains; undefined when it is no picture. */
export function contentOf(picture: Uint8Array): NamedPicture['content'] {
  try {
    const { type = '', width, height } = imageSize(picture);
    return { type, width, height };
  } catch {
    // image-size throws at a file that is not a picture, and at one whose size is missing.
    return undefined;
  }
}

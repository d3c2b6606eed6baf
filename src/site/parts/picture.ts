import type { PictureFiles } from './types';
import type { Site } from '../site';

/** Returns the versions that the build made of a picture, by its path in the config. */
export function pictureFiles({ pictures }: Site, src: string): PictureFiles {
  return pictures.get(src) ?? { src, width: 1200, height: 800, sources: [] };
}

/** The widths in which the build writes a picture, in pixels; pictures are never enlarged. */
export const pictureWidths = [480, 960, 1600];

/** The largest width of a picture on the site, in pixels. */
export const largestWidth = Math.max(...pictureWidths);

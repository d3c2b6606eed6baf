import type { PictureData, Translate } from './types';
import type { Site } from '../site';
import type { Picture } from '../types.generated';

/** Returns a picture with its alt text and the versions that the build made of it. */
export function pictureData({ pictures }: Site, { src, alt }: Picture, t: Translate): PictureData {
  const original = { src, width: 1200, height: 800, sources: [] };
  return { ...(pictures.get(src) ?? original), alt: t(alt).text };
}

/** The widths in which the build writes a picture, in pixels; pictures are never enlarged. */
export const pictureWidths = [480, 960, 1600];

/** The largest width of a picture on the site, in pixels. */
export const largestWidth = Math.max(...pictureWidths);

/** The widths in which the build writes a picture, in pixels; pictures are never enlarged. */
export const pictureWidths = [480, 960, 1600];

/** The largest width of a picture on the site, in pixels. */
export const largestWidth = Math.max(...pictureWidths);

/** The widths a picture is offered in, in pixels; none is wider than the picture. */
export const pictureWidths = [480, 960, 1600];

/** The widest that a picture is shown, in pixels; a narrower one is not made larger. */
export const largestWidth = Math.max(...pictureWidths);

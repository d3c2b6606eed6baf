const KB = 1024;

/** The most bytes that a page may cost, as they travel: Brotli. docs/performance.md explains them. */
export const budgets = {
  /** What has to arrive before a page is drawn: the page and its styles. */
  beforePaint: 19.5 * KB,
  /** The fonts that a page preloads. */
  fonts: 20 * KB,
  /** A home page with all that it loads but its pictures. */
  home: 165 * KB,
  homeScript: 108 * KB,
  /** The code of blocks that the first page does not have, at a later navigation. */
  laterScript: 8 * KB,
  /** The data of a page at a later navigation. */
  data: 6.5 * KB,
  effects: 8 * KB,
};

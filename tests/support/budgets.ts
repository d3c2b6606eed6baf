const KB = 1024;

/** The most bytes that a page may cost, as they travel: Brotli. docs/performance.md explains them. */
export const budgets = {
  /** What has to arrive before a page is drawn: the page and its styles. */
  beforePaint: 31 * KB,
  /** A home page with all that it loads. */
  home: 186 * KB,
  homeScript: 108 * KB,
  /** The code of blocks that the first page does not have, at a later navigation. */
  laterScript: 8 * KB,
  /** The data of a page at a later navigation. */
  data: 8 * KB,
  styles: 20 * KB,
  effects: 8 * KB,
};

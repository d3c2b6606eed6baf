const KB = 1024;

/**
 * The most bytes that a page may cost, as they travel: Brotli. Pages, their data and the home page may cost as much beside their
 * words, which are up to whoever writes them. docs/performance.md explains the budgets.
 */
export const budgets = {
  /** What has to arrive before a page is drawn: the page and its styles. */
  beforePaint: 16 * KB,
  /** The fonts that a page preloads. */
  fonts: 20.5 * KB,
  /** A home page with all that it loads but its pictures. */
  home: 162 * KB,
  /** The script of a home page beside that of its blocks, which the config chooses. */
  homeScript: 108 * KB,
  /** The code of blocks that the first page does not have, at a later navigation. */
  laterScript: 8 * KB,
  /** The data of a page at a later navigation. */
  data: 1.5 * KB,
  effects: 8 * KB,
};

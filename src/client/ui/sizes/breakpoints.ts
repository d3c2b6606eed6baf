/** The widths of the screen at which layouts change, in em, so that they grow with the text size of the visitor. */
export const breakpoints = {
  /** From here on, cards and figures stand beside each other. */
  small: 37.5,
  /** Up to here, the ways to reach the company are a bar at the bottom. */
  phone: 43.75,
  /** Up to here, a page has one column. */
  columns: 56.25,
  /** Up to here, a page has its compact layout: the menu is behind a burger on every site. */
  compact: 73.75,
};

/**
 * A display face for what is 30 pixels or larger: below that its letters are hard to tell apart. The pages of a script have it
 * where `theme.fonts` names its package as their display font.
 */
export const LARGE_FACE = {
  script: 'arabic',
  name: 'kufam',
  weight: 750,
  /** The size of its letters, as a share of the size of the text: they are as high as those of the text around them. */
  sizeAdjust: 0.89,
  /** The height of its lines, as a share of that of other titles. */
  leading: 0.913,
  // Contextual alternates (`calt`) would stack a tooth on the letter behind it, and ligatures (`liga`) turn the last yeh: words
  // would look like others.
  features: ['ccmp', 'fina', 'init', 'isol', 'kern', 'mark', 'medi', 'mkmk', 'rlig'],
};

/** A display face for what is 30 pixels or larger: below that its letters are hard to tell apart. */
export interface LargeFace {
  /** Its package, which `theme.fonts` names as the display font of the script. */
  name: string;
  weight: number;
  /** The size of its letters, as a share of the size of the text: they are as high as those of the text around them. */
  sizeAdjust: number;
  /** The height of its lines, as a share of that of other titles. */
  leading: number;
  /** The OpenType features that its file keeps. */
  features: string[];
}

/** 30 pixels. */
export const LEAST_LARGE = '1.875rem';

/** The large faces, by script. */
export const LARGE_FACES: Readonly<Record<string, LargeFace>> = {
  // Contextual alternates (`calt`) would stack a tooth on the letter behind it, and ligatures (`liga`) turn the last yeh: words
  // would look like others.
  arabic: {
    name: 'kufam',
    weight: 750,
    sizeAdjust: 0.89,
    leading: 0.913,
    features: ['ccmp', 'fina', 'init', 'isol', 'kern', 'mark', 'medi', 'mkmk', 'rlig'],
  },
};

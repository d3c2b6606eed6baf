declare module 'subset-font' {
  /** Cuts a font down to the letters of a text, or opens it with all of them. */
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** All letters stay; the text is then left out. */
      keepAllGlyphs?: boolean;
      variationAxes?: Record<string, { min: number; max: number } | number>;
    },
  ): Promise<Uint8Array>;
}

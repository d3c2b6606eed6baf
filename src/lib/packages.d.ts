/* Declarations for packages and file types that have none. */
declare module '*?raw' {
  const text: string;
  export default text;
}
declare module 'subset-font' {
  /** Reduces a font to the glyphs of a text, or converts it with all its glyphs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** Keeps all glyphs; the text is then omitted. */
      keepAllGlyphs?: boolean;
      variationAxes?: Record<string, { min: number; max: number } | number>;
      /** The OpenType features to keep, such as `kern`; by default all. */
      keepFeatures?: string[];
      noHinting?: boolean;
      /** The tables to leave out, such as `STAT`. */
      dropTables?: string[];
    },
  ): Promise<Uint8Array>;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';

/** The fonts of the share images, each list in fallback order. */
export interface ShareFonts {
  /** For headlines and the brand. */
  display: Font[];
  /** For small text. */
  text: Font[];
}

const require = createRequire(import.meta.url);

/** The fonts of the site, each in the one weight that the images use and with all glyphs: titles can contain any letter. */
const sources = {
  display: [
    ['bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal', 760],
    ['bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal', 760],
    ['readex-pro/files/readex-pro-arabic-wght-normal', 680],
  ],
  text: [
    ['instrument-sans/files/instrument-sans-latin-wght-normal', 600],
    ['instrument-sans/files/instrument-sans-latin-ext-wght-normal', 600],
    ['readex-pro/files/readex-pro-arabic-wght-normal', 500],
  ],
} as const;

/**
 * Loads the fonts of the share images from their packages. The packages contain WOFF2 files with all weights, which
 * only browsers read; this function decompresses them and pins the weight.
 */
export async function shareFonts(): Promise<ShareFonts> {
  const { default: subsetFont } = await import('subset-font');
  const load = ([name, weight]: readonly [string, number]) =>
    subsetFont(readFileSync(require.resolve(`@fontsource-variable/${name}.woff2`)), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      variationAxes: { wght: weight },
    }).then((bytes) => new Font(new Face(new Blob(Uint8Array.from(bytes).buffer))));
  return {
    display: await Promise.all(sources.display.map(load)),
    text: await Promise.all(sources.text.map(load)),
  };
}

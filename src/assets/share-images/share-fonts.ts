import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';

/** The fonts of the share pictures, each list in the order in which a letter is looked for. */
export interface ShareFonts {
  /** For headlines and the brand. */
  display: Font[];
  /** For small words. */
  text: Font[];
}

const require = createRequire(import.meta.url);

/** The site's own fonts, each in the one weight that the pictures use, whole: titles may hold any letter. */
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
 * Reads the fonts of the share pictures from their packages. The site's pages get theirs in a compressed form
 * that only browsers read, with all weights; here they are opened and pinned.
 */
export async function shareFonts(): Promise<ShareFonts> {
  const { default: subsetFont } = await import('subset-font');
  const opened = ([name, weight]: readonly [string, number]) =>
    subsetFont(readFileSync(require.resolve(`@fontsource-variable/${name}.woff2`)), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      variationAxes: { wght: weight },
    }).then((bytes) => new Font(new Face(new Blob(Uint8Array.from(bytes).buffer))));
  return {
    display: await Promise.all(sources.display.map(opened)),
    text: await Promise.all(sources.text.map(opened)),
  };
}

import { readFileSync } from 'node:fs';

/**
 * Returns a font in one weight, with all its glyphs, as TrueType. The packages contain WOFF2 files with all weights, which
 * only browsers read.
 *
 * @param file the path of a file of a font package
 */
export async function fontInstance(file: string, weight: number): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const bytes = await subsetFont(readFileSync(file), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
  return Buffer.from(bytes);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'harfbuzzjs';
import type subsetFont from 'subset-font';
import { nearestWeight, type FontPackage } from '../../../lib/font-package';
import { cachedFile } from '../cached-file';

const { version } = createRequire(import.meta.url)('subset-font/package.json') as { version: string };

/**
 * Returns a file made from a font, which is cached until the font, the options or subset-font change.
 *
 * @param name the name of the file, without extension
 * @param made the arguments of subset-font
 */
export async function fontFile(
  root: string,
  name: string,
  ...made: Parameters<typeof subsetFont>
): Promise<Buffer> {
  const [source, ...options] = made;
  const extension = made[2].targetFormat === 'woff2' ? 'woff2' : 'ttf';
  const file = { name: `fonts/${name}`, extension, source, settings: [options, version] };
  return cachedFile(root, file, async () => {
    const { default: subset } = await import('subset-font');
    return subset(...made);
  });
}

/**
 * Returns a font in one weight, with all glyphs of a subset, as TrueType. The packages contain WOFF2 files with
 * all weights, which only browsers read.
 */
export function fontInstance(
  root: string,
  font: FontPackage,
  subset: string,
  weight: number,
): Promise<Buffer> {
  const file = font.subsets[subset]?.file;
  if (file === undefined) throw new Error(`The font "${font.name}" has no ${subset} letters.`);
  const wght = nearestWeight(font, weight);
  return fontFile(root, `${font.name}-${subset}-${wght}`, readFileSync(file), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght },
  });
}

/** Opens a TrueType file, to measure and draw its letters. */
export async function openFont(file: Uint8Array): Promise<Font> {
  const { Blob, Face, Font } = await import('harfbuzzjs');
  return new Font(new Face(new Blob(file)));
}

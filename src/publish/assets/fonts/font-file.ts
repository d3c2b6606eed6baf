import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'harfbuzzjs';
import type subsetFont from 'subset-font';
import { nearestWeight, type FontPackage } from '../../../lib/font-package';
import { writeAtomically } from '../../../lib/replace-file';

const { version } = createRequire(import.meta.url)('subset-font/package.json') as { version: string };

/**
 * Returns the path of a file made from a font, in `.cache/fonts`; it is made again when the font, the options or
 * subset-font changed.
 *
 * @param root the folder of the site
 * @param name the name of the file, without extension
 * @param made the arguments of subset-font
 */
export async function fontFile(
  root: string,
  name: string,
  ...made: Parameters<typeof subsetFont>
): Promise<string> {
  const [font, ...settings] = made;
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([settings, version]))
    .digest('hex')
    .slice(0, 16);
  const extension = made[2].targetFormat === 'woff2' ? 'woff2' : 'ttf';
  const folder = join(root, '.cache/fonts');
  const file = join(folder, `${name}-${key}.${extension}`);
  if (existsSync(file)) return file;
  const { default: subset } = await import('subset-font');
  const content = await subset(...made);
  mkdirSync(folder, { recursive: true });
  writeAtomically(file, content);
  return file;
}

/**
 * Returns the path of a font in one weight, with all glyphs of a subset, as TrueType. The packages contain WOFF2 files with
 * all weights, which only browsers read.
 *
 * @param root the folder of the site
 */
export function fontInstance(
  root: string,
  font: FontPackage,
  subset: string,
  weight: number,
): Promise<string> {
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
export async function openFont(file: string): Promise<Font> {
  const { Blob, Face, Font } = await import('harfbuzzjs');
  return new Font(new Face(new Blob(readFileSync(file))));
}

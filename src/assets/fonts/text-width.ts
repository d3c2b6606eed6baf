import { readFileSync } from 'node:fs';
import { nearestWeight, type FontPackage } from '../../lib/font-package';
import { cachedFile } from './cached-file';
import { fontInstance } from './font-instance';
import { rareSubsets } from './letters';

/** Returns the width of a text in em. */
export type TextWidth = (text: string) => number;

/** The width of a letter that no font has, in em. */
const UNKNOWN = 1;

/**
 * Returns a function that adds up the widths of letters. Kerning and the joined forms of Arabic letters make a text
 * narrower, so the width is a little larger than in the browser.
 *
 * @param fonts the fonts of the text, each for the letters of a script; the first one that has a letter counts
 * @param root the folder of the site
 */
export async function textWidth(
  fonts: readonly { font: FontPackage; script: string }[],
  weight: number,
  root: string,
): Promise<TextWidth> {
  const files = fonts.flatMap(({ font, script }) =>
    [script, ...(rareSubsets[script] ?? [])].flatMap((subset) => {
      const file = font.subsets[subset]?.file;
      if (file === undefined) return [];
      return letterWidths(file, `${font.name}-${subset}`, nearestWeight(font, weight), root);
    }),
  );
  const widths = Object.assign({}, ...(await Promise.all(files)).toReversed()) as Record<string, number>;
  return (text) =>
    [...text].reduce((sum, letter) => sum + (widths[letter.codePointAt(0) ?? 0] ?? UNKNOWN), 0);
}

/** Returns the widths of the letters of a font file in em, by code point. */
async function letterWidths(
  file: string,
  base: string,
  weight: number,
  root: string,
): Promise<Record<string, number>> {
  const cached = await cachedFile(
    root,
    { base: `${base}-${weight}`, extension: 'json' },
    { font: readFileSync(file), settings: weight, maker: 'subset-font' },
    async () => {
      const { create } = await import('fontkitten');
      const font = create(await fontInstance(file, weight));
      if (font.isCollection) throw new Error(`${file} has several fonts.`);
      const width = (code: number) => font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
      return JSON.stringify(Object.fromEntries(font.characterSet.map((code) => [code, width(code)])));
    },
  );
  return JSON.parse(readFileSync(cached, 'utf8')) as Record<string, number>;
}

import type { Font } from 'harfbuzzjs';
import type { FontPackage } from '../../../lib/font-package';
import { fontInstance, openFont } from './font-file';
import { scriptSubsets } from './letters';

/** Returns the width of a letter that no font has, in em. A combining mark has none. */
const unknownWidth = (letter: string) => (/\p{M}/u.test(letter) ? 0 : 1);

/**
 * Returns a function for the width of a text in em, the sum of those of its letters. Kerning and the joined forms of Arabic letters make a text
 * narrower, so the width is a little larger than in the browser.
 *
 * @param fonts the fonts of the text, each for the letters of a script; the first one that has a letter counts
 */
export async function textWidth(
  fonts: readonly { font: FontPackage; script: string }[],
  weight: number,
  root: string,
) {
  const files = fonts.flatMap(({ font, script }) =>
    scriptSubsets(font, script).map((subset) => fontInstance(root, font, subset, weight)),
  );
  const opened = await Promise.all(files.map(async (file) => openFont(await file)));
  const widths = new Map(opened.toReversed().flatMap(letterWidths));
  return (text: string) =>
    [...text].reduce(
      (sum, letter) => sum + (widths.get(letter.codePointAt(0) ?? 0) ?? unknownWidth(letter)),
      0,
    );
}

/** Returns the widths of the letters of a font in em, by code point. */
function letterWidths(font: Font): [number, number][] {
  const widthOf = (code: number) => font.glyphHAdvance(font.nominalGlyph(code) ?? 0) / font.face.upem;
  return [...font.face.collectUnicodes()].map((code) => [code, widthOf(code)]);
}

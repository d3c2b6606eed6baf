import type { SvgPathCommand } from 'harfbuzzjs';
import { fontPackage } from '../../lib/font-package';
import type { WordMark } from '../../site/page-data.types';
import type { SiteConfig } from '../../site/types.generated';
import { fontInstance, openFont } from './fonts/font-file';
import { TITLE_WEIGHT } from './fonts/font-faces';

/** The units of an em: in the header, a sixth of a pixel. */
const EM = 160;

/** The space between letters in em, as in a name that is text (src/client/app/layout/logo.tsx). */
const TRACKING = -0.02;

/**
 * Draws the name of a company as a browser would, in the first display font of a theme that has all of its letters.
 *
 * @returns nothing when no font has them: the name is then text
 */
export async function wordMark(
  name: string,
  fonts: SiteConfig['theme']['fonts'],
  root: string,
): Promise<WordMark | undefined> {
  const { Buffer, Feature, shape } = await import('harfbuzzjs');
  for (const [script, { display }] of Object.entries(fonts)) {
    const font = fontPackage(display);
    if (!font?.subsets[script]) continue;
    const opened = await openFont(await fontInstance(root, font, script, TITLE_WEIGHT));
    const buffer = new Buffer();
    buffer.addText(name);
    buffer.guessSegmentProperties();
    // Letters with space between them have no ligatures (CSS Text, letter-spacing).
    shape(opened, buffer, [new Feature('liga', 0), new Feature('calt', 0)]);
    const glyphs = buffer.getGlyphInfosAndPositions();
    if (glyphs.some(({ codepoint }) => codepoint === 0)) continue;
    const { upem } = opened.face;
    const { ascender, descender } = opened.hExtents();
    const units = (value: number) => Math.round((value * EM) / upem);
    // As in a line that is as high as the text; joined letters have no space between them.
    const baseline = (upem + ascender + descender) / 2;
    const tracking = script === 'arabic' ? 0 : TRACKING * upem;
    let end = 0;
    const commands = glyphs.flatMap(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const [x, y] = [end + xOffset, baseline - yOffset];
      end += xAdvance + tracking;
      return opened.glyphToJson(codepoint).map(({ type, values }) => ({
        type,
        values: values.map((value, index) => units(index % 2 === 0 ? x + value : y - value)),
      }));
    });
    return { viewBox: `0 0 ${units(end)} ${EM}`, outline: relativePath(commands) };
  }
  return undefined;
}

/**
 * Writes outlines in the fewest bytes, a third of the plain ones: relative coordinates, a letter only where the command changes, lines
 * along an axis (`h`, `v`), and curves that continue the one before (`t`), whose control point follows from it.
 */
function relativePath(commands: readonly SvgPathCommand[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: [x: number, y: number] | undefined;
  let last = '';
  const written = commands.map(({ type, values }) => {
    const mirrored: typeof control = control && [2 * x - control[0], 2 * y - control[1]];
    const isSmooth =
      type === 'Q' && mirrored?.every((value, index) => Math.abs(value - (values[index] ?? 0)) <= 1);
    control = isSmooth ? mirrored : type === 'Q' ? [values[0] ?? 0, values[1] ?? 0] : undefined;
    const steps = values.map((value, index) => value - (index % 2 ? y : x));
    const axis = type === 'L' ? steps.indexOf(0) : -1;
    const name = isSmooth ? 't' : ['v', 'h'][axis] || type.toLowerCase();
    const numbers = isSmooth ? steps.slice(2) : axis < 0 ? steps : [steps[1 - axis]];
    [x = startX, y = startY] = values.slice(-2);
    if (type === 'M') [startX, startY] = [x, y];
    const text = (name === last ? ' ' : name) + numbers.join(' ');
    last = name;
    return text;
  });
  return written.join('').replaceAll(' -', '-');
}

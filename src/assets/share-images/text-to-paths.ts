import bidiFactory from 'bidi-js';
import { Buffer as ShapedBuffer, Direction, shape, type Font } from 'harfbuzzjs';

/** A line of text as outlines. */
export interface ShapedText {
  /** How wide it is, in pixels. */
  width: number;
  /** Where each piece stands, from left to right, and what it says: for whoever measures the order. */
  pieces: { text: string; x: number; width: number }[];
  /** The outlines as SVG, from x 0 on, the foot of the letters at y 0. */
  svg: string;
}

const bidi = bidiFactory();
// One for all lines: what it holds lies outside the memory that JavaScript tidies up.
const buffer = new ShapedBuffer();
const outlines = new WeakMap<Font, Map<number, string>>();

/**
 * Sets a line of text as a browser does: in the order of the Unicode bidirectional algorithm, the letters of
 * each piece joined by the font's own rules. What is drawn are outlines: no font of the machine can take the
 * place of another unseen, and the bytes are the same everywhere.
 *
 * @param fonts asked for each letter in this order; a letter that none of them has is left out
 * @param size in pixels
 * @param direction the direction of the line
 */
export function shapedText(
  text: string,
  fonts: readonly Font[],
  size: number,
  direction: 'ltr' | 'rtl',
): ShapedText {
  // No font here has the narrow space of French before « : ; ? ! »; every one has the wide one.
  const line = text.replace(/[\s\u00a0\u202f]/g, ' ').replace(/[\u200b-\u200f\u2066-\u2069]/g, '');
  const pieces: ShapedText['pieces'] = [];
  let svg = '';
  let width = 0;
  for (const run of inSight(runsOf(line, fonts, direction))) {
    const drawn = drawnRun(run, size, width);
    pieces.push({ text: run.text, x: width, width: drawn.width });
    svg += drawn.svg;
    width += drawn.width;
  }
  return { width, pieces, svg };
}

interface Run {
  text: string;
  font: Font;
  level: number;
}

/** The pieces of a line that have one direction and one font, in the order they are read. */
function runsOf(line: string, fonts: readonly Font[], direction: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: Run[] = [];
  let index = 0;
  for (const letter of line) {
    const level = levels[index] ?? 0;
    index += letter.length;
    const last = runs.at(-1);
    const has = (font: Font) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;
    // Spaces and signs stay with the word before them.
    const isNeutral = !/[\p{L}\p{N}]/u.test(letter);
    const font = isNeutral && last && has(last.font) ? last.font : fonts.find(has);
    if (!font) continue;
    if (last?.font === font && last.level === level) last.text += letter;
    else runs.push({ text: letter, font, level });
  }
  return runs;
}

/** The pieces from left to right: from the innermost level out, neighbours are turned round (UAX #9, rule L2). */
function inSight(runs: Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

function drawnRun({ text, font, level }: Run, size: number, x: number): { svg: string; width: number } {
  buffer.reset();
  buffer.addText(text);
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / font.face.upem;
  let advance = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
    const left = x + (advance + (glyph.xOffset ?? 0)) * scale;
    const foot = -(glyph.yOffset ?? 0) * scale;
    advance += glyph.xAdvance ?? 0;
    return placed(outline(font, glyph.codepoint), left, foot, scale);
  });
  return { svg: glyphs.join(''), width: advance * scale };
}

function placed(path: string, x: number, y: number, scale: number): string {
  const factor = scale.toFixed(5);
  return (
    path &&
    `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)})scale(${factor} -${factor})" d="${path}"/>`
  );
}

function outline(font: Font, glyph: number): string {
  const known = outlines.get(font) ?? new Map<number, string>();
  outlines.set(font, known);
  const path = known.get(glyph) ?? font.glyphToPath(glyph);
  known.set(glyph, path);
  return path;
}

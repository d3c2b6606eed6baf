import bidiFactory from 'bidi-js';
import { Buffer as ShapedBuffer, Direction, shape, type Font } from 'harfbuzzjs';

/** A line of text as outlines. */
export interface ShapedText {
  /** In pixels. */
  width: number;
  /** The position and text of each piece, from left to right. */
  pieces: { text: string; x: number; width: number }[];
  /** The outlines as SVG, starting at x 0, with the baseline at y 0. */
  svg: string;
}

const bidi = bidiFactory();
// Shared by all lines: its memory is not garbage-collected.
const buffer = new ShapedBuffer();
const outlines = new WeakMap<Font, Map<number, string>>();

/**
 * Shapes a line of text as a browser does: ordered by the Unicode bidirectional algorithm, with letters joined by the
 * rules of the font. The result consists of outlines, so that no system font can replace another unnoticed and the
 * bytes are the same everywhere.
 *
 * @param fonts in fallback order; a letter that none of them has is omitted
 * @param size in pixels
 * @param direction the direction of the line
 */
export function shapedText(
  text: string,
  fonts: readonly Font[],
  size: number,
  direction: 'ltr' | 'rtl',
): ShapedText {
  // None of the fonts has the narrow space that French uses before : ; ? !. All of them have the normal one.
  const line = text.replace(/[\s\u00a0\u202f]/g, ' ').replace(/[\u200b-\u200f\u2066-\u2069]/g, '');
  const pieces: ShapedText['pieces'] = [];
  let svg = '';
  let width = 0;
  for (const run of visualOrder(runsOf(line, fonts, direction))) {
    const outline = drawRun(run, size, width);
    pieces.push({ text: run.text, x: width, width: outline.width });
    svg += outline.svg;
    width += outline.width;
  }
  return { width, pieces, svg };
}

interface Run {
  text: string;
  font: Font;
  level: number;
}

/** Splits a line into pieces with one direction and one font, in reading order. */
function runsOf(line: string, fonts: readonly Font[], direction: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: Run[] = [];
  let index = 0;
  for (const letter of line) {
    const level = levels[index] ?? 0;
    index += letter.length;
    const last = runs.at(-1);
    const has = (font: Font) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;
    // Spaces and punctuation stay with the preceding word.
    const isNeutral = !/[\p{L}\p{N}]/u.test(letter);
    const font = isNeutral && last && has(last.font) ? last.font : fonts.find(has);
    if (!font) continue;
    if (last?.font === font && last.level === level) last.text += letter;
    else runs.push({ text: letter, font, level });
  }
  return runs;
}

/** Returns the pieces from left to right: reverses runs from the innermost level outward (UAX #9, rule L2). */
function visualOrder(runs: Run[]): Run[] {
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

function drawRun({ text, font, level }: Run, size: number, x: number): { svg: string; width: number } {
  buffer.reset();
  buffer.addText(text);
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / font.face.upem;
  let advance = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
    const left = x + (advance + (glyph.xOffset ?? 0)) * scale;
    const baseline = -(glyph.yOffset ?? 0) * scale;
    advance += glyph.xAdvance ?? 0;
    return glyphSvg(glyphPath(font, glyph.codepoint), left, baseline, scale);
  });
  return { svg: glyphs.join(''), width: advance * scale };
}

function glyphSvg(path: string, x: number, y: number, scale: number): string {
  const factor = scale.toFixed(5);
  return (
    path &&
    `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)})scale(${factor} -${factor})" d="${path}"/>`
  );
}

function glyphPath(font: Font, glyph: number): string {
  const paths = outlines.get(font) ?? new Map<number, string>();
  outlines.set(font, paths);
  const path = paths.get(glyph) ?? font.glyphToPath(glyph);
  paths.set(glyph, path);
  return path;
}

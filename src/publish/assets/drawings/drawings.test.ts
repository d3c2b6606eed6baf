import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import partsSchema from '../../../../schema/parts.schema.json';
import { agencyConfig } from '../../../../tests/support/sites';
import type { DrawingFile } from '../../../site/parts/drawing';
import { drawing } from './drawings';

const { theme } = agencyConfig();
const { drawing: scenes, pair } = partsSchema.definitions;
const pairs = new Set(pair.enum as DrawingFile[]);

describe.each([...(scenes.enum as DrawingFile[]), ...pairs])('the drawing %s', (name) => {
  const file = readFileSync(`src/publish/assets/drawings/${name}.svg`, 'utf8');

  // A screen has words, whose letters are outlines.
  const [most, mostCompressed] = name.startsWith('screen-')
    ? [28_000, 9_000]
    : pairs.has(name)
      ? [6_000, 2_048]
      : [12_000, 4_096];

  it('is small', () => {
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(most);
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(mostCompressed);
  });

  it('has no words, no script and no style, and crops itself', () => {
    expect(file).not.toMatch(/<(?:text|script|style|image|foreignObject)|\son\w+=|href="(?!#)/);
    expect(file).toMatch(/^<svg [^>]*preserveAspectRatio="xM(?:in|id|ax)YM(?:in|id|ax) slice">/);
  });

  it.each(Object.keys(theme.sections))('has the colors of the section %s and no other', (section) => {
    expect(file.match(/(?:fill|stroke)="(?!var\(--|url\(#|none)[^"]*"/g)).toBeNull();
    expect(drawing(name, theme, section)).not.toMatch(/var\(|=""|undefined|NaN/);
  });
});

describe.each([...pairs])('the pair of drawings %s', (name) => {
  const file = readFileSync(`src/publish/assets/drawings/${name}.svg`, 'utf8');

  it('has two views of one size beside each other, before and after', () => {
    expect(file).toContain('viewBox="0 0 1200 600"');
    expect(file).toContain(
      '<view id="before" viewBox="0 0 600 600"/><view id="after" viewBox="600 0 600 600"/>',
    );
  });
});

const houses = (scenes.enum as DrawingFile[]).filter((name) => name.startsWith('house-'));

it('there are houses', () => expect(houses).not.toEqual([]));

describe.each(houses)('the drawing %s', (name) => {
  const file = drawing(name, theme, 'web');
  const [lit = '', street = '', day = ''] = file.split('</defs>')[1]!.split('<view ');

  it('stands in the middle of its street, on whole tiles of the pavement', () => {
    const [, width, start] =
      /^<svg \S+ width="(\d+)" height="700" viewBox="(\S+) 0 4000 700"/.exec(file) ?? [];
    expect(Number(start)).toBe(Number(width) / 2 - 2000);
    expect(Number(width) % 40).toBe(0);
  });

  it('has a view of its street with a garden wall, and one by day, without the pieces that are lit', () => {
    const pieces = (part: string): string[] => part.match(/<path [^>]*>/g) ?? [];
    const [lamps, wall, house] = [pieces(lit), pieces(street), pieces(day)];
    expect(street).toMatch(/^id="lit" .*<use href="#house"\/><\/g>$/);
    expect(wall).toHaveLength(1);
    expect(house.length).toBeGreaterThan(20);
    expect(lamps.length).toBeGreaterThan(house.length);
    expect(house.filter((piece) => !lamps.includes(piece))).toEqual(wall);
    expect(file).not.toContain('class=');
  });
});

import { expect, it } from 'vitest';
import partsSchema from '../../../schema/parts.schema.json';
import type { DrawingName } from '../../site/types.generated';
import { drawing } from './drawings';

const names = partsSchema.definitions.drawing.enum as DrawingName[];

it.each(names)('draws %s in less than 1.5 KB, with one glazed element, in the colors of the page', (name) => {
  const svg = drawing(name);
  expect(svg.length).toBeLessThan(1536);
  expect(svg.match(/var\(--glaze/g)).toHaveLength(1);
  expect(svg).not.toMatch(/#[0-9a-f]{3}|style=|NaN|undefined/);
});

it.each(names)('keeps %s inside its box', (name) => {
  const starts = [...drawing(name).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...starts)).toBeLessThanOrEqual(240);
});

it('draws no subject twice', () => {
  expect(new Set(names.map(drawing)).size).toBe(names.length);
});

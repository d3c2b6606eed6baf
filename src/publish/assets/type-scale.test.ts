import { expect, it } from 'vitest';
import { agencyConfig } from '../../../tests/support/sites';
import { fluidSize, sizeAt, typeScaleCss } from './type-scale';

const { theme } = agencyConfig();

it('a size has its first value on a screen of 390 pixels and its second on one of 1840', () => {
  const size = fluidSize([30, 54], 'rem');
  const [, rem, vw] = /,([\d.]+)rem \+ ([\d.]+)vw,/.exec(size) ?? [];
  const at = (width: number) => Number(rem) * 16 + (Number(vw) * width) / 100;
  expect(size).toMatch(/^clamp\(1\.875rem,.*,3\.375rem\)$/);
  expect(at(390)).toBeCloseTo(30, 1);
  expect(at(1840)).toBeCloseTo(54, 1);
});

it('a size is known for every screen, and the same above the widest and below the narrowest', () => {
  expect([0, 390, 1115, 1840, Infinity].map((screen) => sizeAt([30, 54], screen))).toEqual([
    30, 30, 42, 54, 54,
  ]);
  expect(sizeAt([16, 16], 800)).toBe(16);
});

it('what the theme does not name has its default', () => {
  const css = typeScaleCss({ ...theme, type: { sizes: { body: [20, 20] } }, space: { width: 1100 } });
  expect(css).toContain('--type-body:1.25rem;');
  expect(css).toContain('--type-lead:clamp(');
  expect(css).toContain('--space-width:calc(1100px + 2 * var(--space-gutter))');
  expect(css).toContain('--space-gutter:clamp(22px,');
  expect(css).toContain(':root[data-script="arabic"]{--titles:0.88;');
});

it('a title is never too large for its words on a narrow phone; a large one follows its script', () => {
  const css = typeScaleCss({ ...theme, type: { sizes: { h1: [40, 40], h4: [22, 22] } } });
  expect(css).toContain('--type-h1:min(max(2.5rem * var(--titles),var(--least-large)),10.6vw);');
  expect(css).toContain('--type-h4:min(1.375rem,10.6vw);');
  expect(css).toMatch(/--type-body:[\d.]+rem;/);
});

it('a script has what it names, and the rest like Latin', () => {
  const css = typeScaleCss({ ...theme, type: { scripts: { cyrillic: { bodyLine: 1.7 } } } });
  expect(css).toContain(':root[data-script="cyrillic"]{--leading:1.7}');
});

it('the first title of a section is as large as that of every other page', () => {
  const css = typeScaleCss({ ...theme, type: {} });
  const size = (name: string) => new RegExp(`--type-${name}:([^;]+)`).exec(css)?.[1];
  expect(size('hero')).toBe(size('h1'));
});

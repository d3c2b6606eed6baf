import { expect, it } from 'vitest';
import { excerpt, excerpts } from './excerpt';

const long = 'Nous tenons votre comptabilité et déclarons vos impôts chaque mois, sans retard, depuis ';

it('short texts are shown in full', () => {
  expect(excerpts('Un', 'Deux')).toEqual(['Un', 'Deux']);
});

it('long texts are shown from where they differ', () => {
  const [before, after] = excerpts(`${long}2012.`, `${long}2015.`);
  expect(before).toMatch(/^….*2012\.$/);
  expect(after).toMatch(/^….*2015\.$/);
});

it('a text that was extended is shown where the extension begins', () => {
  expect(excerpts(long, `${long}toujours`)[1]).toContain('toujours');
});

it('no character is cut in two', () => {
  const family = '👩‍👩‍👧‍👦';
  const accents = 'e\u0301';
  expect(excerpt(family.repeat(80))).toBe(`${family.repeat(60)}…`);
  expect(excerpt(accents.repeat(80))).toBe(`${accents.repeat(60)}…`);
});

it('removes characters that control a terminal', () => {
  expect(excerpt('a\u001B[31mb\u202Ec')).toBe('a[31mbc');
});

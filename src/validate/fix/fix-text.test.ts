import { expect, it } from 'vitest';
import { fixTexts } from './fix-text';

const corrected = (text: string, typography: string, column = 1) =>
  fixTexts(text, [{ line: 1, column, typography }]).text;

it.each([
  [`"L'eau ?"`, 'L’eau\u202f?', '"L’eau\u202f?"'],
  [`"98%"`, '98\u00a0%', '"98\u00a0%"'],
  ['"Oui «"', 'Oui «\u00a0', '"Oui «\u00a0"'],
  [
    String.raw`"\u00c9t\u00e9 \/ \"oui\" !\n"`,
    'Été / "oui"\u202f!\n',
    String.raw`"\u00c9t\u00e9 \/ \"oui\"${'\u202f'}!\n"`,
  ],
  [String.raw`"\ud83d\ude42 !"`, '🙂\u202f!', String.raw`"\ud83d\ude42${'\u202f'}!"`],
])('%s gets other spaces and apostrophes, and nothing else changes', (text, typography, right) => {
  expect(corrected(text, typography)).toBe(right);
  expect(corrected(right, typography)).toBe(right);
});

it.each(['L’au\u202f?', 'L’eauu\u202f?', 'L’eua\u202f?', '', 'Autre chose', 'L’eau'])(
  'a correction that differs in a letter, “%s”, is ignored',
  (typography) => {
    expect(fixTexts(`"L'eau ?"`, [{ line: 1, column: 1, typography }])).toEqual({
      text: `"L'eau ?"`,
      fixed: [],
    });
  },
);

it('several texts are fixed in place, and each is returned', () => {
  const text = `{\n  "a": "Un !",\n  "b": 5, "c": "Deux !"\n}`;
  const corrections = [
    { line: 2, column: 8, typography: 'Un\u202f!' },
    { line: 3, column: 16, typography: 'Deux\u202f!' },
    { line: 3, column: 8, typography: '5' },
  ];
  expect(fixTexts(text, corrections)).toEqual({
    text: text.replaceAll(' !', '\u202f!'),
    fixed: [corrections[0], corrections[1]],
  });
});

import { expect, it } from 'vitest';
import { fixTexts } from './fix-text';

const mended = (text: string, suggestion: string, column = 1) =>
  fixTexts(text, [{ line: 1, column, typography: suggestion }]).text;

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
])('%s gets other spaces and apostrophes, and nothing else changes', (text, suggestion, right) => {
  expect(mended(text, suggestion)).toBe(right);
  expect(mended(right, suggestion)).toBe(right);
});

it.each(['L’au\u202f?', 'L’eauu\u202f?', 'L’eua\u202f?', '', 'Autre chose', 'L’eau'])(
  'a suggestion that differs in a letter, “%s”, is ignored',
  (suggestion) => {
    expect(fixTexts(`"L'eau ?"`, [{ line: 1, column: 1, typography: suggestion }])).toEqual({
      text: `"L'eau ?"`,
      fixed: [],
    });
  },
);

it('several texts are fixed in place, and each is returned', () => {
  const text = `{\n  "a": "Un !",\n  "b": 5, "c": "Deux !"\n}`;
  const mends = [
    { line: 2, column: 8, typography: 'Un\u202f!' },
    { line: 3, column: 16, typography: 'Deux\u202f!' },
    { line: 3, column: 8, typography: '5' },
  ];
  expect(fixTexts(text, mends)).toEqual({
    text: text.replaceAll(' !', '\u202f!'),
    fixed: [mends[0], mends[1]],
  });
});

import { describe, expect, it } from 'vitest';
import { codeFrame } from './code-frame';

const lines = ['{', '  "id": "contact",', '  "to": "contct"', '}'];

it('shows the line before, the line, a caret under the column, and the line after', () => {
  expect(codeFrame(lines, { line: 3, column: 9 })).toEqual([
    '  2 |   "id": "contact",',
    '> 3 |   "to": "contct"',
    '    |         ^',
    '  4 | }',
  ]);
});

it('shows fewer lines at the start and the end of a file', () => {
  expect(codeFrame(lines, { line: 1, column: 1 })).toEqual([
    '> 1 | {',
    '    | ^',
    '  2 |   "id": "contact",',
  ]);
  expect(codeFrame(lines, { line: 4, column: 1 }).at(-1)).toBe('    | ^');
  expect(codeFrame(lines, { line: 9, column: 1 }), 'a line that does not exist').toEqual([]);
});

it('aligns line numbers of different lengths', () => {
  const many = Array.from({ length: 100 }, () => '{}');
  expect(codeFrame(many, { line: 99, column: 1 })).toEqual([
    '   98 | {}',
    '>  99 | {}',
    '      | ^',
    '  100 | {}',
  ]);
});

describe('a long line', () => {
  const long = `${'a'.repeat(200)}X${'b'.repeat(200)}`;

  it.each([1, 20, 72, 73, 150, 201, 390, 401])(
    'is cut around column %i, with the caret under it',
    (column) => {
      const [line = '', caret = ''] = codeFrame([long], { line: 1, column });
      expect(line.length).toBeLessThanOrEqual(80);
      const character = line[caret.indexOf('^')];
      expect(character).toBe(long[column - 1]);
    },
  );

  it('shows where it is cut', () => {
    const [line = ''] = codeFrame([long], { line: 1, column: 201 });
    expect(line).toMatch(/\| …a+Xb+…$/);
  });
});

it('counts a tab as one column, so that the caret is in the right place', () => {
  expect(codeFrame(['\t\t"to": 1'], { line: 1, column: 3 })).toEqual(['> 1 |   "to": 1', '    |   ^']);
});

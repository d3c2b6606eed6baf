import { describe, expect, it } from 'vitest';

import { offsetTooDeep, MOST_LEVELS } from './json-depth';
import { readSource } from './json-source';

describe('a file that is nested too deeply has one problem, at the first level too many', () => {
  const deep = [5_000, 100_000].flatMap(
    (levels) =>
      [
        ['['.repeat(levels) + ']'.repeat(levels), MOST_LEVELS + 1],
        ['['.repeat(levels), MOST_LEVELS + 1],
        ['{"a":'.repeat(levels) + '1' + '}'.repeat(levels), 5 * MOST_LEVELS + 1],
        [`{ "a": "x, "b": \n${'['.repeat(levels)}`, 64],
        [`/* " */ ${'['.repeat(levels)}`, 8 + MOST_LEVELS + 1],
      ] as [string, number][],
  );
  it.each(deep.map(([text, column]) => ({ text, column, begin: `${text.slice(0, 20)}… (${text.length})` })))(
    '$begin',
    ({ text, column }) => {
      const { source, problems } = readSource('a.json', text);
      expect(problems).toMatchObject([{ code: 'JSON-003', column, pointer: '' }]);
      expect(source.value).toBeUndefined();
    },
  );
});

it('brackets in strings and next to each other do not count as nested', () => {
  const lists = '[]'.repeat(500).replaceAll('][', '],[');
  for (const text of [`["${'['.repeat(500)}"]`, `["\\"${'['.repeat(500)}"]`, `[${lists}]`])
    expect(offsetTooDeep(text)).toBeUndefined();
  const most = '['.repeat(MOST_LEVELS) + ']'.repeat(MOST_LEVELS);
  expect(readSource('a.json', most).problems).toEqual([]);
});

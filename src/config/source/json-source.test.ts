import { expect, it } from 'vitest';
import { readSource } from './json-source';

it('finds the position of a value and of the name of a field', () => {
  const { source } = readSource('a.json', '{\n  "pages": [\n    { "id": "contact" }\n  ]\n}');
  expect(source.position(['pages', 0, 'id'])).toEqual({ line: 3, column: 13 });
  expect(source.keyPosition(['pages', 0, 'id'])).toEqual({ line: 3, column: 7 });
  expect(source.position(['pages', 7, 'id']), 'the nearest that is there').toEqual({ line: 2, column: 12 });
});

it('skips a byte order mark and counts columns without it', () => {
  const { source, problems } = readSource('a.json', '\uFEFF{ "id": 1 }');
  expect(problems).toEqual([]);
  expect(JSON.parse(source.text)).toEqual({ id: 1 });
  expect(source.position(['id'])).toEqual({ line: 1, column: 9 });
});

it.each(['', '  \n', '\uFEFF'])('says that %j is empty', (text) => {
  const { source, problems } = readSource('a.json', text);
  expect(source.value).toBeUndefined();
  expect(problems.map(({ message }) => message.en)).toEqual([
    'This file is empty. Restore the last committed version.',
  ]);
});

it('reports a duplicate field at its second occurrence', () => {
  const { problems } = readSource('a.json', '{\n  "id": 1,\n  "id": 2\n}');
  expect(problems).toMatchObject([{ code: 'JSON-002', line: 3, column: 3 }]);
});

it('finds a duplicate field among strings that look like fields', () => {
  const text = String.raw`{ "a": "\\", "b\"": ": \": {", "c": [{ "d\\": ":" }, { "d\\": "\"", "d\\": 1 }] }`;
  const { source, problems } = readSource('a.json', text);
  expect(problems).toMatchObject([{ code: 'JSON-002', line: 1, column: text.lastIndexOf('"d') + 1 }]);
  expect(source.value).toEqual(JSON.parse(text));
  expect(readSource('a.json', text.replace(String.raw`, "d\\": 1`, '')).problems).toEqual([]);
});

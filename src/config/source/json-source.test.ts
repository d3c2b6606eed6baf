import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJson, readSource } from './json-source';

it('finds the position of a value and of the name of a field', () => {
  const { source } = readSource('a.json', '{\n  "pages": [\n    { "id": "contact" }\n  ]\n}');
  expect(source.position(['pages', 0, 'id'])).toEqual({ line: 3, column: 13 });
  expect(source.keyPosition(['pages', 0, 'id'])).toEqual({ line: 3, column: 7 });
});

it('finds the nearest parent of what is missing', () => {
  const { source } = readSource('a.json', '{ "pages": [{ "id": "a" }] }');
  const column = (...path: (string | number)[]) => source.position(path).column;
  expect(column('pages', 0, 'title')).toBe(column('pages', 0));
  expect(column('pages', 7)).toBe(column('pages'));
  expect(column('pages', 0, 'id', 'deeper')).toBe(column('pages', 0, 'id'));
});

it('skips a byte order mark and counts columns without it', () => {
  const { source, problems } = readSource('a.json', '\uFEFF{ "id": 1 }');
  expect(problems).toEqual([]);
  expect(JSON.parse(source.text)).toEqual({ id: 1 });
  expect(source.position(['id'])).toEqual({ line: 1, column: 9 });
});

it('reports a duplicate field at its second occurrence', () => {
  const { problems } = readSource('a.json', '{\n  "id": 1,\n  "id": 2\n}');
  expect(problems).toMatchObject([{ code: 'JSON-002', line: 3, column: 3 }]);
});

it.each([
  ['{ "values": { "website": { "amount": 5.000 } } }', 'Write 5000,'],
  ['{ "values": { "website": { "amount": 1.499 } } }', 'Write 1499,'],
  ['{ "pages": [{ "value": 12.500 }] }', 'Write 12500,'],
])('%s is reported with the amount that was probably meant', (text, advice) => {
  expect(readSource('site.config.json', text).problems.map(({ message }) => message.en)).toEqual([
    expect.stringContaining(advice),
  ]);
});

it.each(['{ "pages": [{ "longitude": -5.834 }] }', '{ "values": [0.125, 4.5, 98.25, 1.2345] }'])(
  'a number with decimals is none: %s',
  (text) => {
    expect(readSource('site.config.json', text).problems).toEqual([]);
  },
);

it('a file is parsed again only when its text has changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-'));
  const read = (text: string) => {
    writeFileSync(join(folder, 'a.json'), text);
    return readJson(folder, 'a.json').source;
  };
  const first = read('{ "id": 1 }');
  expect(read('{ "id": 1 }')).toBe(first);
  expect(read('{ "id": 2 }').value).toEqual({ id: 2 });
  rmSync(folder, { recursive: true });
});

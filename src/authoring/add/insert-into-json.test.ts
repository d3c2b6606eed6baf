import { describe, expect, it } from 'vitest';
import { insertedPath, type Insertion } from './insertion';
import { insertIntoJson } from './insert-into-json';

const insertion = (list: Insertion['list'], after: number, value: unknown): Insertion => ({
  list,
  after,
  value,
  what: '',
});

describe('an entry that is put into a JSON text', () => {
  it('follows its neighbour with the same indent, and changes nothing else', () => {
    const text = '{\n  "odd" :   1,\n  "list": [\n    { "id": "a" },\n    { "id": "b" }\n  ]\n}\n';
    expect(insertIntoJson(text, [insertion(['list'], 0, { id: 'new' })])).toBe(
      '{\n  "odd" :   1,\n  "list": [\n    { "id": "a" },\n    {\n      "id": "new"\n    },\n    { "id": "b" }\n  ]\n}\n',
    );
  });

  it('is indented with tabs, and its lines end as the others do', () => {
    const text = '{\r\n\t"list": [\r\n\t\t{\r\n\t\t\t"id": "a"\r\n\t\t}\r\n\t]\r\n}';
    expect(insertIntoJson(text, [insertion(['list'], 0, { id: 'b' })])).toBe(
      '{\r\n\t"list": [\r\n\t\t{\r\n\t\t\t"id": "a"\r\n\t\t},\r\n\t\t{\r\n\t\t\t"id": "b"\r\n\t\t}\r\n\t]\r\n}',
    );
  });

  it('stays in the line of a list that is written in one', () => {
    expect(insertIntoJson('{ "list": ["a", "c"], "x": 1 }', [insertion(['list'], 0, 'b')])).toBe(
      '{ "list": ["a", "b", "c"], "x": 1 }',
    );
  });

  it('finds its place when others are put in before it, and says it', () => {
    const all = [insertion(['pages'], 0, { items: ['new'] }), insertion(['pages', 1, 'items'], 0, 'more')];
    const text = '{ "pages": [{ "items": ["a"] }, { "items": ["b"] }] }';
    const whole = JSON.parse(insertIntoJson(text, all));
    expect(whole.pages).toEqual([{ items: ['a'] }, { items: ['new'] }, { items: ['b', 'more'] }]);
    expect(all.map((one) => insertedPath(one, all))).toEqual([
      ['pages', 1],
      ['pages', 2, 'items', 1],
    ]);
  });
});

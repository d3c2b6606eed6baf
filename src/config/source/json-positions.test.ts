import { parseTree, type Node } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { agency } from '../../../tests/support/sites';
import type { Path } from '../../lib/json';
import { jsonPositions } from './json-positions';
import { readJson } from './read-json';

/** Returns every value of a text with its path, found by an independent parser. */
function parsed(text: string): { path: Path; node: Node }[] {
  const walk = (node: Node, path: Path): { path: Path; node: Node }[] => [
    { path, node },
    ...(node.children ?? []).flatMap((child, index) => {
      const [name, value] = child.children ?? [];
      return child.type === 'property'
        ? walk(value!, [...path, String(name?.value)])
        : walk(child, [...path, index]);
    }),
  ];
  return walk(parseTree(text)!, []);
}

it.each([
  ['the config', readJson(agency, 'site.config.json').source.text],
  ['a file of words', readJson(agency, 'locales/ar.json').source.text],
  [
    'brackets, quotes and backslashes in texts',
    String.raw`{"a]":["}","\"{",{"\\":"\\"}],"\u0062":[-1.5e3 ,true, null,[],{ }]}`,
  ],
  ['no spaces', '[[1,2],{"a":{"b":false}},"x"]'],
  ['one value', ' "x" '],
])('finds what a parser finds in %s', (_, text) => {
  const places = jsonPositions(text);
  for (const { path, node } of parsed(text)) {
    expect(places.valueAt(path), path.join('/')).toBe(node.offset);
    const isField = node.parent?.type === 'property';
    expect(places.keyAt(path), path.join('/')).toBe(isField ? node.parent?.offset : node.offset);
  }
});

it('returns the nearest parent of a missing value', () => {
  const text = '{ "pages": [{ "id": "a" }] }';
  expect(jsonPositions(text).valueAt(['pages', 0, 'title'])).toBe(text.indexOf('{ "id"'));
  expect(jsonPositions(text).valueAt(['pages', 7])).toBe(text.indexOf('['));
  expect(jsonPositions(text).valueAt(['pages', 0, 'id', 'deeper'])).toBe(text.indexOf('"a"'));
});

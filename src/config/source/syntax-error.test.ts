import { describe, expect, it } from 'vitest';
import { problemMessage } from './problem';
import { readSource } from './json-source';
import { canonicalJson } from './write-json';

const reported = (text: string) => {
  const [problem, ...others] = readSource('site.config.json', text).problems;
  expect(others).toEqual([]);
  return problem && `${problem.line}:${problem.column} ${problemMessage(problem, 'en')}`;
};

describe('a mistake that people often make has a message of its own, at its position', () => {
  it.each([
    ['{ "a": "un" ^"b": "deux" }', 'A comma is missing before "b".'],
    ['{ "a": "un"\n  ^"b": "deux" }', 'A comma is missing before "b".'],
    ['{ "a": 1, ^}', 'There is a comma too many before }. Remove it: the last entry has none.'],
    ['{ "a": "un",^, "b": 1 }', 'There is a comma too many before ,.'],
    ['{ "a" ^"b" }', 'A colon is missing between the name of a field and its value, before "b".'],
    ['{ "id" ^= "faq" }', 'Write ":" in place of "=".'],
    ['{ "a": ^}', 'A value is missing before "}".'],
    ['{ "a": ^bonjour }', '"bonjour" is not JSON. Write names and texts in straight double quotes ("), and'],
    ['{ "a": "un",\n  ^b: 2 }', '"b" is not JSON. Write names and texts in straight double quotes'],
    ["{\n  ^'a b': 1 }", '"\'a" is not JSON. Write names and texts in straight double quotes'],
    ["{ ^'a': 1 }", '"\'a\'" is not JSON. Write names and texts in straight double quotes'],
    ['{ "a": ^« b » }', '"«" is not JSON. Write names and texts in straight double quotes'],
    [
      '{ "a": 1 ^// b\n}',
      'JSON has no comments. Delete it; in the config, a field "$comment" may hold the note.',
    ],
    ['{\n  ^# une note\n  "a": 1 }', 'JSON has no comments.'],
    ['{\n  ^<!-- une note -->\n  "a": 1 }', 'JSON has no comments.'],
    ['{ "a": ^"b\n}', 'A text does not end on its line.'],
    ['{ "a": ^"b\tc" }', 'A text contains a line break or a tab.'],
    [String.raw`{ "a": ^"C:\Users" }`, 'A text contains a backslash. Double it'],
    [String.raw`{ "a": ^"C:\travail" }`, 'A text contains a backslash. Double it'],
    ['{ "a": "un"^.\n "b": 2 }', 'Write "," in place of ".".'],
    ['{\n^\u00a0"a": 1 }', 'There is a space here that looks like an ordinary one and is not.'],
    ['{ "a": "Une "^adresse" ici" }', 'The text ends at the double quote before "adresse".'],
    ['{ "a": ""^Bonjour"" }', 'The quotes are doubled here, as in a file of Excel.'],
    ['{ "a": "Une "^5" ici" }', 'The text ends at the double quote before "5".'],
    ['{ "a": ^1 500 }', '1 500 is not a number in JSON. Write digits from 0 to 9 only'],
    ['{ "a": ^33,5731, "b": 1 }', '33,5731 is not a number in JSON.'],
    ['{ "a": ^05000, "b": 1 }', '05000 is not a number in JSON.'],
    ['{ "a": ^+5000 }', '+5000 is not a number in JSON.'],
    ['{ "a": ^5000 DH\n}', '5000 DH is not a number in JSON.'],
  ])('%s', (marked, message) => {
    const before = marked.slice(0, marked.indexOf('^')).split('\n');
    expect(reported(marked.replace('^', ''))).toContain(
      `${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${message}`,
    );
  });
});

/** A small site in the form that `npm run format` writes. */
const site = canonicalJson({
  url: 'https://clair.example',
  contact: { email: 'a@clair.example' },
  pages: [
    {
      id: 'home',
      blocks: [
        { type: 'hero', actions: [{ label: 'Écrire' }, { label: 'Appeler' }], offer: { price: 5 } },
        { type: 'faq' },
      ],
    },
    { id: 'contact', blocks: [] },
  ],
  menus: {},
});
const lines = site.split('\n');

describe('a bracket that is missing or too many is reported where it belongs', () => {
  const brackets = [...site.matchAll(/[{}[\]]/g)].map(({ 0: bracket, index }) => {
    const line = site.slice(0, index).split('\n').length;
    return { bracket, index, line, indent: lines[line - 1]!.search(/\S/) };
  });
  const inLine = brackets.filter(({ line }, index) => brackets[index - 1]?.line === line);
  const nested = brackets.filter(({ line }) => !inLine.some((bracket) => bracket.line === line));

  it.each(nested.filter(({ bracket }) => '}]'.includes(bracket)))(
    'when the $bracket of line $line is missing, with the line that opened it',
    ({ index, line, indent, bracket }) => {
      const opened = lines.findLastIndex((text, at) => at < line - 1 && text.search(/\S/) === indent) + 1;
      const text = site.slice(0, index) + site.slice(index + 1).replace(/^,/, '');
      const next = text.slice(index).search(/\S/);
      const before = next < 0 ? text.trimEnd() : text.slice(0, index + next);
      expect(reported(text)).toMatch(
        new RegExp(
          `^${before.split('\n').length}:.* opened in line ${opened}, is not closed. Write \\${bracket}`,
        ),
      );
    },
  );

  it.each(nested.filter(({ bracket }) => '{['.includes(bracket)))(
    'when the $bracket of line $line is missing',
    ({ index, line, bracket }) => {
      expect(reported(site.slice(0, index) + site.slice(index + 1))).toMatch(
        new RegExp(`^${line + 1}:\\d+ A \\${bracket} is missing before`),
      );
    },
  );

  it.each(nested.filter(({ bracket }) => '}]'.includes(bracket)))(
    'when there is one $bracket too many after line $line',
    ({ index, line, indent, bracket }) => {
      const text = `${site.slice(0, index)}${bracket}\n${' '.repeat(indent)}${site.slice(index)}`;
      expect(reported(text)).toMatch(
        new RegExp(`^${line + 1}:${indent + 1} There is one \\${bracket} too many.`),
      );
    },
  );
});

it.each([
  ['{ "a": [1, 2 }', '1:14 The [ of "a", opened in line 1, is not closed. Write ] before "}".'],
  ['{ "a": 1 } }', '1:12 There is one } too many. Remove this one.'],
  ['{ "a": [{ "b": 1 },', '1:20 The file ends too early: it was cut.'],
  ['{ "a": [{ "b": "un tex', '1:23 The file ends too early: it was cut.'],
  [
    site + site,
    `${lines.length}:1 The file contains its text twice. Delete everything from line ${lines.length} on.`,
  ],
  ['', '1:1 This file is empty. Restore the last committed version: git restore site.config.json'],
  [
    '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> main\n}\n',
    '2:1 Two versions of this file were not merged. Keep one of them, and delete the lines 2, 4, 6',
  ],
  ['{\n```json\n"a": 1 }', 'This line is not JSON, as if it had come along with a pasted text. Delete it.'],
  ['Voici le fichier corrigé :\n{ "a": 1 }', 'as if it had come along with a pasted text'],
  ['{ "a": [1,\n...\n] }', 'Dots stand here in place of entries'],
  ['{ "a": [1,\n// … the rest is unchanged\n2] }', 'Dots stand here in place of entries'],
  ['{ "a": [...] }', 'Dots stand here in place of entries'],
  ['{ "a": 1 }\nN’hésitez pas, si besoin.', 'as if it had come along with a pasted text'],
  ['<!doctype html>\n<html>', 'it is a web page or another document'],
  ['{ "a:" 1 }', 'The comma or the colon stands inside the quotes before this place.'],
  ['{ "a": "un," "b": 1 }', 'The comma or the colon stands inside the quotes before this place.'],
  ['{ "a": "dire ""tout"" et" }', 'The quotes are doubled here, as in a file of Excel.'],
  ['{ "hero": { ... } }', 'Dots stand here in place of entries'],
  ['<!-- note -->\n{ "a": 1 }', 'JSON has no comments.'],
  ['{\n  title: Bonjour le monde,\n "b": 1 }', '"title" is not JSON. Write names and texts in straight'],
  ['{ "a": ["b",\nCréation de site,\n"c"] }', 'is not JSON. Write names and texts in straight'],
  ['{ "a": "Téléphone :"\n "b": 1 }', 'A comma is missing before "b".'],
  ['["fr""en"]', 'A comma is missing before "en".'],
  ['{ "a": 1; }', 'Delete ";".'],
  ['{ "a": –7.5 }', 'Write "-" in place of "–".'],
  ['{ "a": €500 }', '€500 is not a number in JSON.'],
  ['{ "a": ٥٠٠٠ }', 'Write numbers with the digits 0 to 9.'],
  ['{ \u200b"a": 1 }', 'There is an invisible character here, U+200B. Delete it.'],
  ['{ "a": vrai }', 'Write true or false here'],
  ['{ "a": True }', 'Write true or false here'],
  ['{ "a": oui-da }', 'Write names and texts in straight double quotes'],
])('%j is explained by its own cause', (text, message) => {
  expect(reported(text)).toContain(message);
});

it('a comma that is missing in a file with wrong indentation is no missing bracket', () => {
  const pasted = site.replace('        "offer"', '"offer"').replace('"home",', '"home"');
  expect(reported(pasted)).toContain('A comma is missing before "blocks".');
});

it('a long line without quotes is explained at once', () => {
  expect(reported(`{ "a": [\n${'mot '.repeat(20_000)}",\n"b"] }`)).toContain('is not JSON');
});

import { describe, expect, it } from 'vitest';
import { problemMessage } from './problem';
import { readSource } from './json-source';

const reported = (text: string) => readSource('a.json', text).problems;

describe('a mistake that people often make has a message of its own, at its position', () => {
  it.each([
    ['{ "a": "un" "b": "deux" }', '"b"', 'A comma is missing before "b".'],
    ['{ "a": "un"\n  "b": "deux" }', '"b"', 'A comma is missing before "b".'],
    ['{ "a": 1, }', '}', 'There is a comma before }. Remove it: the last entry has none.'],
    ['["a", ]', ']', 'There is a comma before ]. Remove it: the last entry has none.'],
    ['{ "a" "b" }', '"b"', 'A colon is missing between the name of a field and its value, before "b".'],
    ['{ "a": bonjour }', 'bonjour', '"bonjour" is not JSON. Write names and texts in double quotes.'],
    ['{ "a": "un",\n  b: 2 }', 'b', '"b" is not JSON. Write names and texts in double quotes.'],
    ["{ 'a': 1 }", "'a'", 'Single quotes do not begin a text.'],
    ['{ "a": 1 // b\n}', '//', 'JSON has no comments. Write the note into a field "$comment".'],
    ['{ "a": "b\n}', '"b', 'A text does not end.'],
    ['{ "a": "b\tc" }', '"b', 'A text contains a line break or a tab.'],
    ['{ "a": [1, 2 }', '}', 'A closing bracket ] is missing.'],
    ['{ "a": 1 } }', '} }', 'The file should end before'],
  ])('%j', (text, place, message) => {
    const [problem, ...others] = reported(text);
    expect(others).toEqual([]);
    expect(problem && problemMessage(problem)).toContain(message);
    const start = place === '} }' ? text.lastIndexOf('}') : text.indexOf(place);
    const before = text.slice(0, start).split('\n');
    expect(problem).toMatchObject({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
  });
});

it.each([
  ['{ "a": "Une "adresse" ici" }', 'adresse'],
  ['{ "a": "Une " adresse " ici" }', 'adresse'],
  ['{ "a": ""Bonjour"" }', 'Bonjour'],
  ['{ "a": "Une "5" ici" }', '5'],
])('%s: an unescaped quote ends the text', (text, found) => {
  const problems = reported(text);
  expect(problems).toMatchObject([{ column: text.indexOf(found) + 1 }]);
  expect(problems[0]?.message.en).toContain(`The text ends at the double quote before "${found}".`);
});

it.each([
  ['{ “a”: 1 }', '“'],
  ['{ "a": “b” }', '“'],
  ['{ "a": « b » }', '«'],
  ['{ "a”: "b" }', '”'],
  ['{ "a": "b”\n}', '”'],
  ['{ "a": "b”,\n "c": 1 }', '”'],
])('%j: a quote of a word processor is named, at its position', (text, quote) => {
  const problems = reported(text);
  expect(problems).toMatchObject([{ line: 1, column: text.indexOf(quote) + 1 }]);
  expect(problems[0]?.message.en).toMatch(`${quote} is a quote of a word processor.`);
});

it.each(['{ "a": "Il dit « oui »", "b": 1, }', '{ "a": "Il dit “oui”" "b": 1 }'])(
  '%s: a quote inside a text is not the mistake',
  (text) => {
    expect(reported(text)[0]?.message.en).not.toContain('word processor');
  },
);

it.each([
  ['{ "a": 1 500 }', 1500],
  ['{ "a": 12 500,50, "b": 1 }', 12_500.5],
  ['{ "a": 1,5 }', 1.5],
  ['{ "a": 5000,50 }', 5000.5],
  ['{ "a": 1\u00a0500 }', 1500],
  ['{ "a": 33,5731, "b": 1 }', 33.5731],
  ['{ "a": 05000, "b": 1 }', 5000],
  ['{ "a": +5000 }', 5000],
  ['{ "a": .3, "b": 1 }', 0.3],
  ['{ "a": vrai }', true],
  ['{ "a": False, "b": 1 }', false],
])('%j: the value that is meant is suggested', (text, suggestion) => {
  expect(reported(text)).toMatchObject([{ suggestion, column: 8 }]);
  expect(problemMessage(reported(text)[0]!)).toMatch(`Did you mean ${suggestion}?`);
});

it('the lines that a merge left are one problem, which names them', () => {
  const text = '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> main\n}\n';
  expect(reported(text)).toMatchObject([{ code: 'JSON-001', line: 2, column: 1 }]);
  expect(reported(text)[0]?.message.en).toContain('delete the lines 2, 4 and 6 with <<<<<<<');
});

it.each([
  ['{\n  # une note\n  "a": 1 }', 'JSON has no comments. Write the note into a field "$comment".'],
  [
    '{ "a": 5000 DH }',
    '5000 is a number, and "DH" does not belong to it. Write the number alone. Did you mean 5000?',
  ],
  ['{ "a": 1;\n "b": 2 }', 'Entries are separated by a comma, not by ";". Write a comma instead.'],
  ['{ "a": "un".\n "b": 2 }', 'Entries are separated by a comma, not by ".".'],
  ['{\n\u00a0"a": 1 }', 'looks like an ordinary one and is not (U+00A0). Delete it'],
  ['{\n=======\n"a": 1 }', 'Keep one of them, and delete the line 2 with <<<<<<<'],
  ['{ "a": 33,573, "b": 1 }', '33,573 is not a number in JSON.'],
  ['{ "id" = "faq" }', 'A field and its value are separated by ":", not "=".'],
  [String.raw`{ "a": "C:\Users" }`, 'A single backslash in a text is not allowed. Double it'],
  ['{ "a": [{ "b": 1 },', 'The file ends too early: it was cut. Restore it, for example from Git.'],
  ['{ "a": [{ "b": "un tex', 'The file ends too early: it was cut.'],
])('%j is explained by its own cause', (text, message) => {
  expect(reported(text).map((problem) => problemMessage(problem, 'en'))).toEqual([
    expect.stringContaining(message),
  ]);
});

it('a comment in a locale file has to be deleted, because a locale file has no notes', () => {
  const { problems } = readSource('locales/fr.json', '{ /* a */ "a": "b" }');
  expect(problems[0]?.message.en).toContain('Delete the comment: a locale file contains only texts.');
});

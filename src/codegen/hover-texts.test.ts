import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hoverText } from './hover-text';
import { hoverTexts } from './hover-texts';
import { readSchemaFiles, type SchemaFile } from '../config/schema/schema-files';

function file(name: string, schema: object): SchemaFile {
  return { name, text: JSON.stringify(schema), schema: { title: name, ...schema } };
}

const french = { 'The year.': 'L’année.', 'The first.': 'Le premier.', 'A list.': 'Une liste.' };
const translate = (text: string) => (french as Record<string, string>)[text] ?? text;

/** The help that is written into a schema of one field. */
function help(field: object): unknown {
  const files = [
    file('parts.schema.json', {
      definitions: { hour: { type: 'string', description: 'Not this.', examples: ['09:00'] } },
    }),
    file('blocks/one.schema.json', { properties: { field } }),
  ];
  const text = hoverTexts(files, french).find(({ name }) => name === 'blocks/one.schema.json')?.text;
  return text === undefined ? undefined : JSON.parse(text).properties.field.markdownDescription;
}

describe('what the editor shows over a field', () => {
  it('is its French description and an example, of its own or of what it refers to', () => {
    expect(help({ type: 'number', description: 'The year.', examples: [2026] })).toBe(
      'L’année.\n\nExemple\u00a0: `2026`',
    );
    expect(help({ $ref: '../parts.schema.json#/definitions/hour', description: 'It opens.' })).toBe(
      'It opens.\n\nExemple\u00a0: `"09:00"`',
    );
  });

  it('names the values of a list, each with what it means', () => {
    const field = { description: 'How.', enum: ['a', 'b'], enumDescriptions: ['The first.', 'The other.'] };
    expect(hoverText(field, translate)).toBe('How.\n\n- `"a"` Le premier.\n- `"b"` The other.');
  });

  it('names the limits of a number, and its default', () => {
    const field = { description: 'Long.', type: 'integer', minimum: 0, maximum: 9, default: 5 };
    expect(hoverText(field, translate)).toBe('Long.\n\nDe `0` à `9`\n\nSans ce champ\u00a0: `5`');
  });

  it('shows texts in languages as they are filled in', () => {
    const field = { description: 'Words.', defaultSnippets: [{ body: { fr: '${1:Oui}' } }] };
    expect(hoverText(field, translate)).toBe('Words.\n\nExemple\u00a0: `{ "fr": "Oui" }`');
  });

  it('keeps the characters of Markdown in a description as characters', () => {
    expect(hoverText({ description: 'From <a> to *.', type: 'boolean' }, translate)).toBe(
      'From \\<a\\> to \\*.\n\n`true` ou `false`',
    );
  });

  it('replaces older help', () => {
    const list = { type: 'array', description: 'A list.' };
    expect(help(list)).toBe('Une liste.');
    expect(help({ ...list, markdownDescription: 'Old.' })).toBe('Une liste.');
  });

  it('also explains the values and snippets that it completes', () => {
    const field = {
      description: 'How.',
      enum: ['a'],
      enumDescriptions: ['The first.'],
      defaultSnippets: [{ label: 'one', description: 'A list.', body: 'a' }],
    };
    const [written] = hoverTexts([file('one.schema.json', { properties: { field } })], french);
    expect(JSON.parse(written?.text ?? '').properties.field).toMatchObject({
      markdownEnumDescriptions: ['Le premier.'],
      defaultSnippets: [{ label: 'one', markdownDescription: 'Une liste.' }],
    });
  });
});

describe('the French descriptions of the schema', () => {
  const descriptions = JSON.parse(readFileSync('schema/descriptions.fr.json', 'utf8')) as Record<
    string,
    string
  >;

  /** Returns every description of a part of the schema. */
  function described(node: unknown, isNames = false): string[] {
    if (Array.isArray(node)) return node.flatMap((entry) => described(entry));
    if (node === null || typeof node !== 'object') return [];
    return Object.entries(node).flatMap(([key, value]): string[] => {
      if (!isNames && key === 'description') return [String(value)];
      if (!isNames && key === 'enumDescriptions') return value as string[];
      if (!isNames && ['template', 'body', 'examples', 'default', 'enum'].includes(key)) return [];
      return described(value, key === 'properties');
    });
  }

  const { files } = readSchemaFiles(process.cwd());
  const texts = files
    // The descriptions of the rules are in their files.
    .filter(({ name }) => name !== 'rules.schema.json')
    .flatMap(({ schema }) => described(schema));

  it('are complete, and none is left over', () => {
    expect([...new Set(texts)].filter((text) => !descriptions[text])).toEqual([]);
    expect(Object.keys(descriptions).filter((text) => !texts.includes(text))).toEqual([]);
  });
});

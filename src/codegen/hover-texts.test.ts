import { describe, expect, it } from 'vitest';
import { hoverText } from './hover-text';
import { hoverTexts } from './hover-texts';
import { readSchemaFiles, type SchemaFile } from '../config/schema/schema-files';

function file(name: string, schema: object): SchemaFile {
  return { name, text: JSON.stringify(schema), schema: { title: name, ...schema } };
}

/** The help that is written into a schema of one field. */
function help(field: object): unknown {
  const files = [
    file('parts.schema.json', {
      definitions: { hour: { type: 'string', description: 'Not this.', examples: ['09:00'] } },
    }),
    file('blocks/one.schema.json', { properties: { field } }),
  ];
  const text = hoverTexts(files).find(({ name }) => name === 'blocks/one.schema.json')?.text;
  return text === undefined ? undefined : JSON.parse(text).properties.field.markdownDescription;
}

describe('what the editor shows over a field', () => {
  it('is its description and an example, of its own or of what it refers to', () => {
    expect(help({ type: 'number', description: 'The year.', examples: [2026] })).toBe(
      'The year.\n\nExample: `2026`',
    );
    expect(help({ $ref: '../parts.schema.json#/definitions/hour', description: 'It opens.' })).toBe(
      'It opens.\n\nExample: `"09:00"`',
    );
  });

  it('names the values of a list, each with what it means', () => {
    expect(
      hoverText({ description: 'How.', enum: ['a', 'b'], enumDescriptions: ['The first.', 'The other.'] }),
    ).toBe('How.\n\n- `"a"` The first.\n- `"b"` The other.');
  });

  it('names the limits of a number, and what it is when it is left out', () => {
    expect(hoverText({ description: 'Long.', type: 'integer', minimum: 0, maximum: 9, default: 5 })).toBe(
      'Long.\n\nFrom `0` to `9`\n\nLeft out: `5`',
    );
  });

  it('shows words in languages as they are filled in', () => {
    expect(hoverText({ description: 'Words.', defaultSnippets: [{ body: { fr: '${1:Oui}' } }] })).toBe(
      'Words.\n\nExample: `{ "fr": "Oui" }`',
    );
  });

  it('keeps signs of markdown in the words as signs', () => {
    expect(hoverText({ description: 'From <a> to *.', type: 'boolean' })).toBe(
      'From \\<a\\> to \\*.\n\n`true` or `false`',
    );
  });

  it('is the description alone where there is nothing to add, and what was added before is gone', () => {
    const list = { type: 'array', description: 'A list.' };
    expect(help(list)).toBeUndefined();
    expect(help({ ...list, markdownDescription: 'Old.' })).toBeUndefined();
    expect(help({ markdownDescription: 'Old.', type: 'boolean', description: 'New.' })).toContain('New.');
  });

  it('is up to date in schema/', () => {
    expect(hoverTexts(readSchemaFiles(process.cwd()).files).map(({ name }) => name)).toEqual([]);
  });
});

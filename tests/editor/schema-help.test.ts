import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { readSchemaFiles } from '../../src/config/schema/schema-files';

interface Field {
  type?: string;
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  description?: string;
  markdownDescription?: string;
  enumDescriptions?: string[];
  examples?: unknown[];
}

const { files } = readSchemaFiles();
const BASE = 'https://schema.invalid/';
const ajv = new Ajv({ strict: false });
for (const { name, schema } of files) ajv.addSchema({ ...schema, $id: BASE + name });

/** Every schema in the schema files, under the address it has in its file. */
function nodes(node: unknown, address: string): { address: string; node: Field }[] {
  if (node === null || typeof node !== 'object') return [];
  return [
    { address, node: node as Field },
    ...Object.entries(node)
      .filter(([key]) => !['defaultSnippets', 'examples', 'default', 'enum'].includes(key))
      .flatMap(([key, child]) => nodes(child, `${address}/${key}`)),
  ];
}

const all = files.flatMap(({ name, schema }) => nodes(schema, `${name}#`));
// A note is written as one likes, and what only decides between two forms is not shown.
const fields = all.filter(
  ({ address }) => /\/properties\/[^/]+$/.test(address) && !/\$comment$|\/if\//.test(address),
);

describe('the schema helps whoever writes', () => {
  it('every field says in a sentence what it is for', () => {
    const silent = fields.filter(({ node }) => !/^[A-Z0-9"].*\.$/s.test(node.description ?? ''));
    expect(silent.map(({ address }) => address)).toEqual([]);
  });

  it('every field with a value of its own shows an example, its values or its limits', () => {
    const isValue = ({ node }: { node: Field }) => {
      const { type, const: only } = resolved(node);
      // A whole file of its own is an object, and each of its fields is looked at there.
      const isFile = node.$ref?.endsWith('.schema.json') ?? false;
      return !isFile && only === undefined && type !== 'object' && type !== 'array';
    };
    const bare = fields.filter(isValue).filter(({ node }) => node.markdownDescription === undefined);
    expect(bare.map(({ address }) => address)).toEqual([]);
  });

  it('every value of every list is explained, or is a name of schema.org', () => {
    const isExplained = ({ description = '' }: Field) => !description.includes('of schema.org');
    const lists = all.filter(({ node }) => Array.isArray(node.enum) && isExplained(node));
    expect(lists.length).toBeGreaterThan(0);
    for (const { address, node } of lists) {
      expect(node.enumDescriptions, address).toHaveLength(node.enum!.length);
      for (const words of node.enumDescriptions!) expect(words, address).toMatch(/\S\.$/);
    }
  });

  it('every example is one: it fits the field it is an example of', () => {
    for (const { address, node } of all) {
      const check = node.examples && ajv.getSchema(BASE + encodeURI(address).replaceAll('%23', '#'));
      for (const example of node.examples ?? [])
        expect(check?.(example), `${address}: ${JSON.stringify(example)}`).toBe(true);
    }
  });
});

/** The field with what it refers to. */
function resolved(field: Field): Field {
  if (field.$ref === undefined) return field;
  const definition = field.$ref.split('/definitions/')[1];
  const target = all.find(({ address }) => address.endsWith(`#/definitions/${definition}`));
  return { ...resolved(target?.node ?? {}), ...field };
}

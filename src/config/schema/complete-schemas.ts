import { isObject } from '../../lib/json';
import { schemaDefinitions, type SchemaFile, type SchemaNode } from './schema-node';

/**
 * Returns schema files with what they need not repeat: the note that every object may have, and the fields that every block
 * has. `blocks.schema.json`, which follows from those of the blocks, is added.
 */
export function completeSchemas(files: Omit<SchemaFile, 'text'>[]): SchemaFile[] {
  const shared = schemaDefinitions(files).get('blockFields')?.properties;
  return [...files, { name: 'blocks.schema.json', schema: blocksSchema(files) }].map(({ name, schema }) => {
    const { type, ...own } = (schema as SchemaNode).properties ?? {};
    const whole = name.startsWith('blocks/')
      ? { ...schema, properties: { type, ...shared, ...own } }
      : schema;
    const text = JSON.stringify(whole, (_key, node: unknown) => withNote(node));
    return { name, text, schema: JSON.parse(text) as SchemaFile['schema'] };
  });
}

/** Returns a part of a schema with the field `$comment`, if it is an object of which the schema knows the fields. */
function withNote(node: unknown): unknown {
  if (!isObject(node) || ![node.type].flat().includes('object') || !('additionalProperties' in node))
    return node;
  const note = { $ref: '/parts.schema.json#/definitions/comment' };
  return { ...node, properties: { $comment: note, ...Object(node.properties) } };
}

/**
 * Returns the schema of a block of any type: the list of types, and a snippet for each, which editors offer. Each file in
 * `schema/blocks` is a type.
 */
function blocksSchema(files: readonly Omit<SchemaFile, 'text'>[]): SchemaFile['schema'] {
  const blocks = files
    .filter(({ name }) => name.startsWith('blocks/'))
    .map(({ name, schema }) => ({
      name,
      ...(schema as SchemaNode).properties?.type,
      template: schema.template,
    }));
  return {
    title: 'Blocks',
    definitions: {
      block: {
        typeName: 'Block',
        type: 'object',
        required: ['type'],
        properties: {
          type: {
            description: 'The type of the block.',
            markdownDescription: 'Le type du bloc.',
            enum: blocks.map(({ const: type }) => type),
            frenchEnumNames: blocks.map(({ frenchName }) => frenchName),
            enumDescriptions: blocks.map(({ description }) => description),
            markdownEnumDescriptions: blocks.map(({ markdownDescription }) => markdownDescription),
          },
        },
        allOf: blocks.map(({ name, const: type, description, markdownDescription, template }) => ({
          if: { required: ['type'], properties: { type: { const: type, doNotSuggest: true } } },
          // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
          then: { $ref: name },
          defaultSnippets: [
            // The template has the fields of a new block, with the placeholders of a snippet: `${1:Un titre}`.
            {
              label: `bloc "${String(type)}"`,
              description,
              markdownDescription,
              body: { type, ...Object(template) },
            },
          ],
        })),
      },
    },
  };
}

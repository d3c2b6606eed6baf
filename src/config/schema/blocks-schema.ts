import type { SchemaFile, SchemaNode } from './schema-node';

/**
 * Returns the schema of a block of any type: the list of types, and a snippet for each, which editors offer. Each file in
 * `schema/blocks` is a type.
 *
 * @param files the schema files
 */
export function blocksSchema(files: readonly SchemaFile[]): SchemaFile['schema'] {
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

import type { SchemaFile, SchemaNode } from './schema-node';

/**
 * Returns the schema of a block of any type: the list of types, and a snippet for each, which editors offer. Each file in
 * `schema/blocks` is a type.
 *
 * @param files the schema files
 */
export function blocksSchema(files: readonly SchemaFile[]): SchemaFile['schema'] {
  const blocks = files.flatMap(typeOf);
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
            enum: blocks.map(({ type }) => type),
            enumDescriptions: blocks.map(({ description }) => description),
            markdownEnumDescriptions: blocks.map(({ markdownDescription }) => markdownDescription),
          },
        },
        allOf: blocks.map(({ type, $ref, template, ...help }) => ({
          if: { required: ['type'], properties: { type: { const: type, doNotSuggest: true } } },
          // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
          then: { $ref },
          defaultSnippets: [{ label: `bloc "${String(type)}"`, ...help, body: { type, ...template } }],
        })),
      },
    },
  };
}

/** Returns what the schema file of a block says of its type; nothing for other files. */
function typeOf({ name, schema }: SchemaFile): BlockType[] {
  if (!name.startsWith('blocks/')) return [];
  const { template = {}, properties } = schema as SchemaNode & { template?: object };
  const { const: type, description = '', markdownDescription = description } = properties?.type ?? {};
  return [{ type, $ref: name, description, markdownDescription, template }];
}

interface BlockType {
  type: unknown;
  $ref: string;
  description: string;
  markdownDescription: string;
  /** The fields of a new block, with the placeholders of a snippet: `${1:Un titre}`. */
  template: object;
}

import { referenceKinds } from './definitions';
import { referenceTable } from './field-table';
import type { SchemaFile } from '../../config/schema/schema-files';
import { schemaDefinitions, type SchemaNode } from '../../config/schema/schema-node';

/** Where the pictures of the blocks lie, as seen from `docs/`. */
export const BLOCK_PICTURES = 'pictures/blocks';

/**
 * The reference of all blocks: what each is for, its picture, its variants, its fields, and examples to copy.
 * All of it stands in the schema; the reference says nothing of its own.
 *
 * @param files the schema files, as `schemaFiles()` reads them
 * @returns the text of `docs/blocks.md`, not yet formatted
 */
export function blockReference(files: SchemaFile[]): string {
  const blocks = files.filter(({ name }) => name.startsWith('blocks/'));
  const common = commonFields(blocks.map(({ schema }) => schema as SchemaNode));
  return [
    START,
    blocks
      .map((file) => `- [\`${blockType(file)}\`](#${blockType(file)}): ${file.schema.description}`)
      .join('\n'),
    '## Every block',
    'has `type`, which says which block it is, and may have:',
    referenceTable(common),
    ...blocks.flatMap((file) => blockPart(file, Object.keys(common.properties ?? {}))),
    '## Kinds',
    referenceKinds(
      blocks.map(({ schema }) => schema),
      schemaDefinitions(files),
    ),
  ].join('\n\n');
}

const START = `<!-- Written from schema/ by \`npm run reference\`; a check fails when it is stale. Change the schema, not this file. -->

# Blocks

A page is a list of \`"blocks"\` in \`site.config.json\`, shown one under the other. Each example can be copied into it.
Wherever fields stand in \`{ }\`, \`"$comment"\` may hold a note; visitors never see it. What stands beside the blocks is
told in [config.md](config.md).`;

/** @example blockType({ name: 'blocks/hero.schema.json' }) // 'hero' */
export function blockType({ name }: Pick<SchemaFile, 'name'>): string {
  return name.slice('blocks/'.length, -'.schema.json'.length);
}

/** The fields that every block has in the same way. */
function commonFields(schemas: SchemaNode[]): SchemaNode {
  const [first = {}, ...others] = schemas;
  const isCommon = (name: string, field: SchemaNode) =>
    others.every(({ properties = {} }) => JSON.stringify(properties[name]) === JSON.stringify(field));
  return {
    properties: Object.fromEntries(
      Object.entries(first.properties ?? {}).filter(([name, field]) => isCommon(name, field)),
    ),
  };
}

function blockPart(file: SchemaFile, common: string[]): string[] {
  const type = blockType(file);
  const schema = file.schema as SchemaNode;
  const { variant } = schema.properties ?? {};
  const variants = (variant?.enum ?? []).map(
    (name, index) => `- \`${JSON.stringify(name)}\`: ${variant?.enumDescriptions?.[index] ?? ''}`,
  );
  return [
    `## ${type}`,
    schema.description ?? '',
    `![The block ${type} on a page of the site](${BLOCK_PICTURES}/${type}.webp)`,
    ...(variants.length === 0 ? [] : ['Its variants (`"variant"`, needed):', variants.join('\n')]),
    referenceTable(schema, ['type', 'variant', ...common]) || 'It has no fields of its own.',
    ...(schema.examples ?? []).map((example) => `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``),
  ];
}

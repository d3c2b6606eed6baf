import { blockType, type SchemaFile } from '../../../config/schema/schema-files';
import { schemaDefinitions, type SchemaNode } from '../../../config/schema/schema-node';
import { definitionParts } from './definitions';
import { fieldTable } from './field-table';

/** The folder of the block pictures, relative to `docs/`. */
export const BLOCK_PICTURES = 'pictures/blocks';

/**
 * Returns the reference of all blocks: description, picture, variants, fields, and examples to copy. All of it comes
 * from the schema.
 *
 * @returns the text of `docs/blocks.md`, unformatted
 */
export function blocksPage(files: SchemaFile[]): string {
  const blocks = files.filter(blockType);
  const definitions = schemaDefinitions(files);
  const common = definitions.get('blockFields') ?? {};
  return [
    START,
    blocks
      .map((file) => `- [\`${blockType(file)}\`](#${blockType(file)}): ${file.schema.description}`)
      .join('\n'),
    '## Every block',
    'Every block has `type`, which names its type, and may have:',
    fieldTable(common),
    ...blocks.flatMap((file) => blockPart(file, Object.keys(common.properties ?? {}))),
    '## Kinds',
    definitionParts(
      blocks.map(({ schema }) => schema),
      definitions,
    ),
  ].join('\n\n');
}

const START = `<!-- Written from schema/ by \`npm run generate\`; a check fails when it is stale. Change the schema, not this file. -->

# Blocks

A page is a list of \`"blocks"\` in \`site.config.json\`, shown one below the other. Each example can be copied into it.
Every object in \`{ }\` may have a note in \`"$comment"\`; visitors never see it. The schema of the
[rest of the config](../schema/site.schema.json) describes its fields. The descriptions are those of the editor and the panel, in French.`;

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
    ...(variants.length === 0 ? [] : ['Its variants (`"variant"`, required):', variants.join('\n')]),
    fieldTable(schema, ['type', 'variant', ...common]) || 'It has no other fields.',
    ...(schema.examples ?? []).map((example) => `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``),
  ];
}

import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { blockType, type SchemaFile } from '../../config/schema/schema-files';

/**
 * Returns the TypeScript types of the config: one interface per block, part and page, and the union `Block` from the
 * list of block files. The generator ignores if/then, so the union cannot come from the schema.
 *
 * @param files the schema files, as `readSchemaFiles()` reads them
 * @returns the text of `src/site/types.generated.ts`
 */
export async function schemaTypes(files: SchemaFile[]): Promise<string> {
  const blocks = files.filter(blockType);
  const definitions: Record<string, unknown> = {};
  for (const file of files) {
    const schema = localSchema(file.schema) as { title: string; definitions?: Record<string, unknown> };
    for (const [name, definition] of Object.entries(schema.definitions ?? {})) {
      if (name !== 'block' && name !== 'comment') definitions[name] = definition;
    }
    const { definitions: _, ...own } = schema;
    definitions[definitionName(file.name)] = own;
  }
  definitions.block = { title: 'Block', tsType: blocks.map((file) => file.schema.title).join(' | ') };
  const text = await compile({ definitions } as JSONSchema, 'Schema', {
    additionalProperties: false,
    bannerComment: BANNER,
    unreachableDefinitions: true,
    format: false,
    ignoreMinAndMaxItems: true,
  });
  const types = blocks.map((file) => `  '${blockType(file)}': ${file.schema.title};`).join('\n');
  return `${text.replace(/export interface Schema \{[^}]*\}\n?/, '').replace(COMMENT, '')}
/** Each block type and the shape of its block. */
export interface BlockByType {
${types}
}
`;
}

const BANNER =
  '/* Written from schema/ by `npm run generate`; a check fails when it is stale. Change the schema, not this file. */';

/** A comment of the generator. The schema describes the fields, and says where a definition is used. */
const COMMENT = /^ *\/\*\*\n(?: *\*.*\n)*? *\*\/\n/gm;

/** @example definitionName('blocks/hero.schema.json') // 'blocks_hero' */
function definitionName(file: string): string {
  return file.replace('.schema.json', '').replace('/', '_');
}

/**
 * Replaces references to other files by references inside one document. Leaves out `$comment`, which the loader removes
 * from the config.
 */
function localSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(localSchema);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).filter(([key]) => key !== '$comment');
  const copy = Object.fromEntries(
    entries.map(([key, value]) => [key === 'typeName' ? 'title' : key, localSchema(value)]),
  );
  if (copy.filled) copy.required = [...((copy.required ?? []) as string[]), ...(copy.filled as string[])];
  if (typeof copy.$ref !== 'string') return copy;
  const target = copy.$ref.replace(/^.*#\/definitions\//, '#/definitions/');
  // Without the description of the field, which would create a second type.
  return { $ref: target.startsWith('#') ? target : `#/definitions/${definitionName(target)}` };
}

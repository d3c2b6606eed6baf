import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { blockType, type SchemaFile } from '../../config/schema/schema-files';
import { bundledDefinitions } from './bundled-schema';

/**
 * Returns the TypeScript types of the config: one interface per block, part and page, and the union `Block` from the
 * list of block files. The generator ignores if/then, so the union cannot come from the schema.
 *
 * @returns the text of `src/site/types.generated.ts`
 */
export async function schemaTypes(files: SchemaFile[]): Promise<string> {
  const blocks = files.filter(blockType);
  const { comment: _, ...definitions } = forTypes(bundledDefinitions(files)) as Record<string, unknown>;
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

/** Returns a schema as the generator needs it. It leaves out `$comment`, which the loader removes from the config. */
function forTypes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forTypes);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).filter(([key]) => key !== '$comment');
  const copy = Object.fromEntries(
    entries.map(([key, value]) => [key === 'typeName' ? 'title' : key, forTypes(value)]),
  );
  if (copy.filled) copy.required = [...((copy.required ?? []) as string[]), ...(copy.filled as string[])];
  // Without the description of the field, which would create a second type.
  return copy.$ref === undefined ? copy : { $ref: copy.$ref };
}

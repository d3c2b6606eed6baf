import { blocksSchema } from './blocks-schema';
import { mapSchema, schemaDefinitions, type SchemaFile, type SchemaNode } from './schema-node';

/**
 * Returns schema files with what they need not repeat: the note that every object may have, and the fields that every block
 * has. `blocks.schema.json`, which follows from those of the blocks, is added.
 */
export function completeSchemas(files: SchemaFile[]): SchemaFile[] {
  const { properties } = schemaDefinitions(files).get('blockFields') ?? {};
  const shared = JSON.parse(JSON.stringify(properties ?? {}).replaceAll('"#/', `"${PARTS}#/`)) as Fields;
  return [...files, { name: 'blocks.schema.json', schema: blocksSchema(files) }].map(({ name, schema }) => {
    const whole = name.startsWith('blocks/') ? withFields(schema as SchemaNode, shared) : schema;
    const complete = mapSchema(whole, withNote) as SchemaFile['schema'];
    return { name, text: JSON.stringify(complete), schema: complete };
  });
}

type Fields = Record<string, SchemaNode>;

/** The file with the shared parts, at an address that is the same for each file. */
const PARTS = '/parts.schema.json';

/** Returns the schema of a block with more fields after its type. */
function withFields(
  { properties: { type = {}, ...own } = {}, ...block }: SchemaNode,
  shared: Fields,
): SchemaNode {
  return { ...block, properties: { type, ...shared, ...own } };
}

/** Returns a part of a schema with the field `$comment`, if it is an object of which the schema knows the fields. */
function withNote(node: SchemaNode): SchemaNode {
  if (![node.type].flat().includes('object') || node.additionalProperties === undefined) return node;
  const note = { $ref: `${PARTS}#/definitions/comment` };
  return { ...node, properties: { $comment: note, ...node.properties } };
}

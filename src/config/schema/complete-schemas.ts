import { isObject } from '../../lib/json';
import { blocksSchema } from './blocks-schema';
import { schemaDefinitions, type SchemaFile, type SchemaNode } from './schema-node';

/**
 * Returns schema files with what they need not repeat: the note that every object may have, and the fields that every block
 * has. `blocks.schema.json`, which follows from those of the blocks, is added.
 */
export function completeSchemas(files: SchemaFile[]): SchemaFile[] {
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

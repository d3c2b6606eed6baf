import type { SchemaNode } from './schema-node';

/**
 * Returns a schema with what it refers to; its own keywords win.
 *
 * @param file the name of its file, such as `blocks/hero.schema.json`
 * @param schemas the schemas by the names of their files
 * @returns the schema without `$ref`, and the file of what it refers to
 */
export function resolveReference(
  node: SchemaNode,
  file: string,
  schemas: ReadonlyMap<string, SchemaNode>,
): [SchemaNode, string] {
  const { $ref, ...own } = node;
  if ($ref === undefined) return [node, file];
  const [address = '', pointer = ''] = $ref.split('#');
  const name = address === '' ? file : new URL(address, `https://schema.invalid/${file}`).pathname.slice(1);
  const steps = pointer.split('/').slice(1);
  const target = steps.reduce<unknown>((part, step) => Reflect.get(Object(part), step), schemas.get(name));
  const [resolved, inFile] = resolveReference((target ?? {}) as SchemaNode, name, schemas);
  return [{ ...resolved, ...own }, inFile];
}

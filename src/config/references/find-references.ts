import { isObject, type Path } from '../../lib/json';
import { resolveReference } from '../schema/resolve-reference';
import type { SchemaFile } from '../schema/schema-files';
import type { SchemaNode } from '../schema/schema-node';
import type { ReferenceList } from './reference';

/** Finds everything in a config that refers to something else or declares a name. */
export type FindReferences = (config: unknown) => ReferenceList;

/**
 * Creates the function that finds the references of a config. The schema says what refers and what declares (`refersTo`,
 * `declares`, `declaresKeys`), so a new field is found without code.
 *
 * @param files the schema files, as `readSchemaFiles()` reads them
 * @returns a function of a parsed config; parts that do not match the schema are skipped, and a list is cached per config
 */
export function createReferenceFinder(files: readonly SchemaFile[]): FindReferences {
  const cache = new WeakMap<object, ReferenceList>();
  const resolve = resolver(files);
  return (config) => {
    if (!isObject(config)) return { references: [], declarations: [] };
    const known = cache.get(config) ?? listReferences(resolve, config);
    cache.set(config, known);
    return known;
  };
}

/** Returns a part of the schema with what it refers to, and the file of that. */
type Resolve = (node: SchemaNode, file: string) => [SchemaNode, string];

function resolver(files: readonly SchemaFile[]): Resolve {
  const schemas = new Map(files.map(({ name, schema }) => [name, schema as SchemaNode]));
  const cache = new Map<SchemaNode, [SchemaNode, string]>();
  return (node, file) => {
    const known = cache.get(node) ?? resolveReference(node, file, schemas);
    cache.set(node, known);
    return known;
  };
}

/** Walks through a config and its schema side by side. */
function listReferences(resolve: Resolve, config: object): ReferenceList {
  const list: ReferenceList = { references: [], declarations: [] };
  const walk = (given: SchemaNode, givenFile: string, value: unknown, path: Path) => {
    const [node, file] = resolve(given, givenFile);
    // The keyword of a field wins over that of its definition.
    const { refersTo, declares } = given.refersTo || given.declares ? given : node;
    if (refersTo) list.references.push({ kind: refersTo, value, path });
    if (declares && typeof value === 'string') list.declarations.push({ kind: declares, name: value, path });
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries())
        if (node.items) walk(node.items, file, entry, [...path, index]);
      return;
    }
    if (!isObject(value)) return;
    const { properties = {}, additionalProperties: others, declaresKeys } = node;
    for (const { if: condition, then } of node.allOf ?? []) {
      const type = condition?.properties?.type?.const;
      if (type !== undefined && type === value.type && then) walk(then, file, value, path);
    }
    for (const [name, entry] of Object.entries(value)) {
      if (declaresKeys && !name.startsWith('$'))
        list.declarations.push({ kind: declaresKeys, name, path: [...path, name] });
      const field = Object.hasOwn(properties, name) ? properties[name] : others;
      if (typeof field === 'object') walk(field, file, entry, [...path, name]);
    }
  };
  walk(...resolve({ $ref: ENTRY }, ENTRY), config, []);
  return list;
}

const ENTRY = 'site.schema.json';

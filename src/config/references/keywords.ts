import { resolveRef, type SchemaNode } from '../schema/schema-node';
import { valueAt, type Path } from '../../lib/json';
import type { SchemaFile } from '../schema/schema-files';
import type { DeclarationKind, ReferenceKind } from './reference';

/** What a part of the schema says about references, and the same for the parts below it. */
export interface Keywords {
  /** The part of the schema itself. */
  node: SchemaNode;
  refersTo?: ReferenceKind | undefined;
  declares?: DeclarationKind | undefined;
  pattern?: RegExp;
  properties: Map<string, Keywords>;
  /** The properties without which an object says nothing. */
  needed: Set<string>;
  /** The keywords of properties without a name in the schema. */
  others?: Keywords | undefined;
  items?: Keywords | undefined;
  /** The keywords of each value of `type`, for blocks. */
  variants: Map<unknown, Keywords[]>;
}

/**
 * Reduces the schema to its keywords, with every `$ref` resolved, so that a walk over a large config only looks them up.
 *
 * @param entry the name of the file to start with
 */
export function compileKeywords(files: SchemaFile[], entry: string): Keywords {
  const schemas = new Map(files.map(({ name, schema }) => [name, schema as SchemaNode]));
  const compiled = new Map<SchemaNode, Keywords>();
  const compile = (given: SchemaNode, givenFile: string): Keywords => {
    const known = compiled.get(given);
    if (known) return known;
    const keywords: Keywords = { node: given, properties: new Map(), needed: new Set(), variants: new Map() };
    // Recorded before its content, because a schema may contain itself.
    compiled.set(given, keywords);
    const [node, file] = resolveRef(given, givenFile, schemas);
    // The keyword of a field wins over that of its definition.
    const { refersTo, declares } = given.refersTo || given.declares ? given : node;
    Object.assign(keywords, { node, refersTo, declares });
    if (refersTo && node.pattern) keywords.pattern = new RegExp(node.pattern, 'u');
    for (const part of node.allOf ?? []) {
      const type = part.if?.properties?.type?.const;
      if (type !== undefined && part.then)
        keywords.variants.set(type, [...(keywords.variants.get(type) ?? []), compile(part.then, file)]);
    }
    keywords.needed = new Set(node.required);
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      keywords.properties.set(name, compile(field, file));
      if (field.essential) keywords.needed.add(name);
    }
    if (typeof node.additionalProperties === 'object')
      keywords.others = compile(node.additionalProperties, file);
    if (node.items) keywords.items = compile(node.items, file);
    return keywords;
  };
  return compile({ $ref: `/${entry}` }, entry);
}

/** Returns the keywords of a value: its own, and those of its variant. */
export function partsOf(keywords: Keywords, value: unknown): Keywords[] {
  return [keywords, ...(keywords.variants.get((Object(value) as { type?: unknown }).type) ?? [])];
}

/** Returns the keywords of what a config has, or may have, at a path; undefined where the schema has nothing. */
export function keywordsAt(root: Keywords, config: unknown, path: Path): Keywords | undefined {
  return path.reduce<Keywords | undefined>((keywords, step, depth) => {
    if (!keywords || typeof step === 'number') return keywords?.items;
    const parts = partsOf(keywords, valueAt(config, path.slice(0, depth))).toReversed();
    return parts.flatMap(({ properties, others }) => properties.get(step) ?? others ?? [])[0];
  }, root);
}

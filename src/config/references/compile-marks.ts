import { resolveReference, type SchemaNode } from '../schema/schema-node';
import { valueAt, type Path } from '../../lib/json';
import type { SchemaFile } from '../schema/schema-files';
import type { DeclarationKind, ReferenceKind } from './reference';

/** What a part of the schema says about references, and the same for the parts below it. */
export interface Marks {
  /** The part of the schema itself. */
  node: SchemaNode;
  refersTo?: ReferenceKind | undefined;
  declares?: DeclarationKind | undefined;
  declaresKeys?: DeclarationKind | undefined;
  shownBy?: readonly string[] | undefined;
  pattern?: RegExp;
  properties: Map<string, Marks>;
  /** The properties without which an object says nothing. */
  needed: Set<string>;
  /** Whether a list has an entry at least. */
  hasEntries?: boolean;
  /** The marks of properties without a name in the schema. */
  others?: Marks | undefined;
  items?: Marks | undefined;
  /** Whether an entry of a list says something without the others. */
  standAlone?: boolean;
  /** The marks of each value of `type`, for blocks. */
  variants: Map<unknown, Marks[]>;
}

/**
 * Reduces the schema to its marks, with every `$ref` resolved, so that a walk over a large config only looks them up.
 *
 * @param files the schema files
 * @param entry the name of the file to start with
 */
export function compileMarks(files: SchemaFile[], entry: string): Marks {
  const schemas = new Map(files.map(({ name, schema }) => [name, schema as SchemaNode]));
  const compiled = new Map<SchemaNode, Marks>();
  const compile = (given: SchemaNode, givenFile: string): Marks => {
    const known = compiled.get(given);
    if (known) return known;
    const marks: Marks = { node: given, properties: new Map(), needed: new Set(), variants: new Map() };
    // Recorded before its content, because a schema may contain itself.
    compiled.set(given, marks);
    const [node, file] = resolveReference(given, givenFile, schemas);
    // The keyword of a field wins over that of its definition.
    const { refersTo, declares } = given.refersTo || given.declares ? given : node;
    const { declaresKeys, shownBy } = node;
    Object.assign(marks, { node, refersTo, declares, declaresKeys, shownBy });
    if (refersTo && node.pattern) marks.pattern = new RegExp(node.pattern, 'u');
    for (const part of node.allOf ?? []) {
      const type = part.if?.properties?.type?.const;
      if (type !== undefined && part.then)
        marks.variants.set(type, [...(marks.variants.get(type) ?? []), compile(part.then, file)]);
    }
    marks.needed = new Set(node.required);
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      marks.properties.set(name, compile(field, file));
      if (field.essential) marks.needed.add(name);
    }
    if (typeof node.additionalProperties === 'object')
      marks.others = compile(node.additionalProperties, file);
    if (node.items) marks.items = compile(node.items, file);
    marks.hasEntries = (node.minItems ?? 0) > 0;
    marks.standAlone = node.standAlone ?? false;
    return marks;
  };
  return compile({ $ref: `/${entry}` }, entry);
}

/** Returns the marks of a value: its own, and those of its variant. */
export function partsOf(marks: Marks, value: unknown): Marks[] {
  return [marks, ...(marks.variants.get((Object(value) as { type?: unknown }).type) ?? [])];
}

/** Returns the marks of what a config has, or may have, at a path; undefined where the schema has nothing. */
export function marksAt(root: Marks, config: unknown, path: Path): Marks | undefined {
  return path.reduce<Marks | undefined>((marks, step, depth) => {
    if (!marks || typeof step === 'number') return marks?.items;
    const parts = partsOf(marks, valueAt(config, path.slice(0, depth))).toReversed();
    return parts.flatMap(({ properties, others }) => properties.get(step) ?? others ?? [])[0];
  }, root);
}

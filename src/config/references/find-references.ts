import { isObject } from '../../lib/json';
import { readSchemaFiles } from '../schema/schema-files';
import { compileMarks, type Marks } from './compile-marks';
import type { ReferenceList } from './reference';

/** Finds everything in a config that refers to something else or declares a name. */
export interface FindReferences {
  (config: unknown): ReferenceList;
  /** What the schema says about references. */
  marks: Marks;
}

/**
 * Creates the function that finds the references of a config. The schema says what refers and what declares (`refersTo`,
 * `declares`, `declaresKeys`, `shownBy`), so a new field is found without code.
 *
 * @param files the schema files; by default those of the project
 * @returns a function of a parsed config; parts that do not match the schema are skipped, and a list is cached per config
 */
export function createReferenceFinder(files = readSchemaFiles().files): FindReferences {
  const marks = compileMarks(files, 'site.schema.json');
  const cache = new WeakMap<object, ReferenceList>();
  const find = (config: unknown) => {
    if (!isObject(config)) return emptyList();
    const known = cache.get(config) ?? listReferences(marks, config);
    cache.set(config, known);
    return known;
  };
  return Object.assign(find, { marks });
}

function listReferences(root: Marks, config: object): ReferenceList {
  const list = emptyList();
  // The walk shares one path; it is copied only for what is found.
  const path: (string | number)[] = [];
  const walkInto = (marks: Marks, entry: unknown, step: string | number) => {
    path.push(step);
    walk(marks, entry);
    path.pop();
  };
  const walk = (marks: Marks, value: unknown) => {
    if (marks.refersTo) list.references.push({ kind: marks.refersTo, value, path: [...path] });
    if (marks.declares && typeof value === 'string')
      list.declarations.push({ kind: marks.declares, name: value, path: [...path] });
    if (marks.shownBy) list.variantFields.push({ shownBy: marks.shownBy, value, path: [...path] });
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) {
        if (marks.standAlone && value.length > 1) list.optionalEntries.push([...path, index]);
        if (marks.items) walkInto(marks.items, entry, index);
      }
      return;
    }
    if (!isObject(value)) return;
    if (marks.declaresKeys)
      for (const name of Object.keys(value))
        if (!name.startsWith('$'))
          list.declarations.push({ kind: marks.declaresKeys, name, path: [...path, name] });
    for (const part of marks.variants.get(value.type) ?? []) walk(part, value);
    if (marks.properties.size === 0 && !marks.others) return;
    for (const name of Object.keys(value)) {
      const field = marks.properties.get(name) ?? marks.others;
      if (field) walkInto(field, value[name], name);
    }
  };
  walk(root, config);
  return list;
}

function emptyList(): ReferenceList {
  return { references: [], declarations: [], variantFields: [], optionalEntries: [] };
}

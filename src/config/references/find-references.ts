import { isObject } from '../../lib/json';
import { readSchemaFiles } from '../schema/schema-files';
import { compileKeywords, type Keywords } from './keywords';
import type { ReferenceList } from './reference';

/** Finds everything in a config that refers to something else or declares a name. */
export interface FindReferences {
  (config: unknown): ReferenceList;
  /** What the schema says about references. */
  keywords: Keywords;
}

/**
 * Creates the function that finds the references of a config. The schema says what refers and what declares (`refersTo`,
 * `declares`, `declaresKeys`, `shownBy`), so a new field is found without code.
 *
 * @param files the schema files; by default those of the project
 * @returns a function of a parsed config; parts that do not match the schema are skipped, and a list is cached per config
 */
export function createReferenceFinder(files = readSchemaFiles().files): FindReferences {
  const keywords = compileKeywords(files, 'site.schema.json');
  const cache = new WeakMap<object, ReferenceList>();
  const find = (config: unknown) => {
    if (!isObject(config)) return emptyList();
    const known = cache.get(config) ?? listReferences(keywords, config);
    cache.set(config, known);
    return known;
  };
  return Object.assign(find, { keywords });
}

function listReferences(root: Keywords, config: object): ReferenceList {
  const list = emptyList();
  // The walk shares one path; it is copied only for what is found.
  const path: (string | number)[] = [];
  const walkInto = (keywords: Keywords, entry: unknown, step: string | number) => {
    path.push(step);
    walk(keywords, entry);
    path.pop();
  };
  const walk = (keywords: Keywords, value: unknown) => {
    const { declaresKeys, shownBy, standAlone } = keywords.node;
    if (keywords.refersTo) list.references.push({ kind: keywords.refersTo, value, path: [...path] });
    if (keywords.declares && typeof value === 'string')
      list.declarations.push({ kind: keywords.declares, name: value, path: [...path] });
    if (shownBy) list.variantFields.push({ shownBy, value, path: [...path] });
    if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) {
        if (standAlone && value.length > 1) list.optionalEntries.push([...path, index]);
        if (keywords.items) walkInto(keywords.items, entry, index);
      }
      return;
    }
    if (!isObject(value)) return;
    if (declaresKeys)
      for (const name of Object.keys(value))
        if (!name.startsWith('$'))
          list.declarations.push({ kind: declaresKeys, name, path: [...path, name] });
    for (const part of keywords.variants.get(value.type) ?? []) walk(part, value);
    if (keywords.properties.size === 0 && !keywords.others) return;
    for (const name of Object.keys(value)) {
      const field = keywords.properties.get(name) ?? keywords.others;
      if (field) walkInto(field, value[name], name);
    }
  };
  walk(root, config);
  return list;
}

function emptyList(): ReferenceList {
  return { references: [], declarations: [], variantFields: [], optionalEntries: [] };
}

import { applyEdits, modify } from 'jsonc-parser';
import type { SchemaFile } from '../config/schema/schema-files';
import type { SchemaNode } from '../config/schema/schema-node';
import type { Path } from '../lib/json';
import { hoverText } from './hover-text';

/**
 * Updates the help that editors show over each field (`markdownDescription`) in the schema files.
 *
 * @param files the schema files, as `readSchemaFiles()` reads them
 * @returns the files whose text changes, with their new text, unformatted
 */
export function hoverTexts(files: SchemaFile[]): { name: string; text: string }[] {
  const schemas = new Map(files.map(({ name, schema }) => [name, schema as SchemaNode]));
  return files
    .map(({ name, text, schema }) => {
      const updated = fields(schema, []).reduce((current, { node, path }) => {
        const help = hoverText(resolveReference(node, name, schemas));
        if (help === (node as { markdownDescription?: string }).markdownDescription) return current;
        return applyEdits(
          current,
          modify(current, [...path, 'markdownDescription'], help, AFTER_DESCRIPTION),
        );
      }, text);
      return { name, text: updated, isChanged: updated !== text };
    })
    .filter(({ isChanged }) => isChanged);
}

const AFTER_DESCRIPTION = {
  formattingOptions: { insertSpaces: true, tabSize: 2 },
  getInsertionIndex: (names: string[]) => names.indexOf('description') + 1,
};

/** Returns every field that a maintainer can write, and the entries of lists, with their paths in the schema. */
function fields(node: unknown, path: Path): { node: SchemaNode; path: Path }[] {
  if (node === null || typeof node !== 'object') return [];
  const areNames = path.at(-1) === 'properties';
  return Object.entries(node).flatMap(([key, child]) => {
    const childPath = [...path, Array.isArray(node) ? Number(key) : key];
    if (typeof child !== 'object' || (!areNames && NO_SCHEMAS.has(key))) return [];
    const isField = areNames || key === 'items' || key === 'additionalProperties';
    const inner = fields(child, childPath);
    return isField ? [{ node: child as SchemaNode, path: childPath }, ...inner] : inner;
  });
}

/** Keywords whose values are not schemas, though they may look like one. */
const NO_SCHEMAS = new Set(['defaultSnippets', 'template', 'examples', 'default', 'enum']);

/** Merges a field with the definition it refers to; its own keywords win. */
function resolveReference(field: SchemaNode, file: string, schemas: Map<string, SchemaNode>): SchemaNode {
  if (field.$ref === undefined) return field;
  const [reference = '', pointer = ''] = field.$ref.split('#');
  const name =
    reference === '' ? file : new URL(reference, `https://schema.invalid/${file}`).pathname.slice(1);
  const target = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, step) => (node as Record<string, unknown> | undefined)?.[step],
      schemas.get(name),
    );
  if (target === undefined) return field;
  return { ...resolveReference(target as SchemaNode, name, schemas), ...field };
}

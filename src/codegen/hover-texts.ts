import { applyEdits, modify } from 'jsonc-parser';
import { hoverText, type SchemaNode } from './hover-text';
import type { SchemaFile } from '../config/schema/schema-files';

/**
 * The schema files with the help that the editor shows over each field (`markdownDescription`), written anew.
 *
 * @param files the schema files, as `schemaFiles()` reads them
 * @returns the files whose text changes, with their new text; it is not formatted
 */
export function hoverTexts(files: SchemaFile[]): { name: string; text: string }[] {
  const schemas = new Map(files.map(({ name, schema }) => [name, schema as SchemaNode]));
  return files
    .map(({ name, text, schema }) => {
      const fresh = fields(schema, []).reduce((current, { node, path }) => {
        const help = hoverText(whole(node, name, schemas));
        if (help === (node as { markdownDescription?: string }).markdownDescription) return current;
        return applyEdits(
          current,
          modify(current, [...path, 'markdownDescription'], help, AFTER_DESCRIPTION),
        );
      }, text);
      return { name, text: fresh, isChanged: fresh !== text };
    })
    .filter(({ isChanged }) => isChanged);
}

const AFTER_DESCRIPTION = {
  formattingOptions: { insertSpaces: true, tabSize: 2 },
  getInsertionIndex: (names: string[]) => names.indexOf('description') + 1,
};

type Path = (string | number)[];

/** Every field that a maintainer can write, and the entries of lists, with where it stands in the schema. */
function fields(node: unknown, path: Path): { node: SchemaNode; path: Path }[] {
  if (node === null || typeof node !== 'object') return [];
  const areNames = path.at(-1) === 'properties';
  return Object.entries(node).flatMap(([key, child]) => {
    const at = [...path, Array.isArray(node) ? Number(key) : key];
    if (typeof child !== 'object' || (!areNames && NO_SCHEMAS.has(key))) return [];
    const isField = areNames || key === 'items' || key === 'additionalProperties';
    const inside = fields(child, at);
    return isField ? [{ node: child as SchemaNode, path: at }, ...inside] : inside;
  });
}

/** Keywords that hold what a maintainer may write; it is no schema, though it may look like one. */
const NO_SCHEMAS = new Set(['defaultSnippets', 'examples', 'default', 'enum']);

/** A field together with what it refers to; its own words go before. */
function whole(field: SchemaNode, file: string, schemas: Map<string, SchemaNode>): SchemaNode {
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
  return { ...whole(target as SchemaNode, name, schemas), ...field };
}

import { resolveReference } from '../config/schema/resolve-reference';
import type { SchemaFile } from '../config/schema/schema-files';
import type { SchemaNode } from '../config/schema/schema-node';
import { isObject } from '../lib/json';
import { hoverText, type Translate } from './hover-text';

/**
 * Updates the French help that editors show: over each field (`markdownDescription`), and beside each value
 * (`markdownEnumDescriptions`) and snippet that they complete. The schema itself is described in English.
 *
 * @param files the schema files, as `readSchemaFiles()` reads them
 * @param french the French of each English description, the content of `schema/descriptions.fr.json`
 * @returns the files whose content changes, with their new text, unformatted
 */
export function hoverTexts(
  files: readonly SchemaFile[],
  french: Readonly<Record<string, string>>,
): { name: string; text: string }[] {
  const schemas = new Map(files.map(({ name, schema }) => [name, schema as SchemaNode]));
  const translate: Translate = (text) => french[text] ?? text;
  return files.flatMap(({ name, schema }) => {
    const text = JSON.stringify(withHelp(schema, name, false));
    return text === JSON.stringify(schema) ? [] : [{ name, text }];
  });

  /** Returns a schema with the help of all its fields; `isField` says whether it is one itself. */
  function withHelp(node: unknown, file: string, isField: boolean): unknown {
    if (Array.isArray(node)) return node.map((entry) => withHelp(entry, file, false));
    if (!isObject(node)) return node;
    const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
      if (helpKeys.has(key)) return [];
      if (key === 'properties')
        return [[key, mapValues(Object(value) as object, (field) => withHelp(field, file, true))]];
      if (key === 'defaultSnippets') return [[key, (value as Snippet[]).map(withSnippetHelp)]];
      if (NO_SCHEMAS.has(key)) return [[key, value]];
      const entry: [string, unknown] = [
        key,
        withHelp(value, file, key === 'items' || key === 'additionalProperties'),
      ];
      const { description, enumDescriptions } = node as SchemaNode;
      if (key === 'description' && isField && description !== undefined) {
        const [target] = resolveReference(node as SchemaNode, file, schemas);
        return [entry, ['markdownDescription', hoverText(target, translate)]];
      }
      if (key === 'enumDescriptions' && enumDescriptions)
        return [entry, ['markdownEnumDescriptions', enumDescriptions.map(translate)]];
      return [entry];
    });
    return Object.fromEntries(entries);
  }

  function withSnippetHelp({ label, description, body }: Snippet): object {
    return { label, description, markdownDescription: translate(description), body };
  }
}

interface Snippet {
  label: string;
  description: string;
  body: unknown;
}

/** The keywords that are written here. */
const helpKeys = new Set(['markdownDescription', 'markdownEnumDescriptions']);

/** Keywords whose values are not schemas, though they may look like one. */
const NO_SCHEMAS = new Set(['template', 'examples', 'default', 'enum']);

function mapValues(value: object, change: (entry: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry)]));
}

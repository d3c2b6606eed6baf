import { fillTemplate } from '../../config/schema/fill-template';
import { resolveReference, type SchemaNode } from '../../config/schema/schema-node';
import type { SchemaFile } from '../../config/schema/schema-files';
import { isObject } from '../../lib/json';

/**
 * Updates the French help that editors show over each field (`markdownDescription`): its first paragraph is written by
 * hand; what follows from the schema is written here, so that it never goes stale.
 *
 * @param files the schema files, as `readSchemaFiles()` reads them
 * @returns the files whose content changes, with their new text, unformatted
 */
export function hoverTexts(files: readonly SchemaFile[]): { name: string; text: string }[] {
  const schemas = new Map(files.map(({ name, schema }) => [name, schema as SchemaNode]));
  return files.flatMap(({ name, schema }) => {
    const text = JSON.stringify(withHelp(schema, name));
    return text === JSON.stringify(schema) ? [] : [{ name, text }];
  });

  function withHelp(value: unknown, file: string): unknown {
    if (Array.isArray(value)) return value.map((entry) => withHelp(entry, file));
    if (!isObject(value)) return value;
    const node = value as SchemaNode;
    const entries = Object.entries(value).map(([key, entry]) => {
      if (NO_SCHEMAS.has(key)) return [key, entry] as const;
      if (key !== 'markdownDescription' || typeof entry !== 'string')
        return [key, withHelp(entry, file)] as const;
      return [key, hoverText(entry, resolveReference(node, file, schemas)[0])] as const;
    });
    return Object.fromEntries(entries);
  }
}

/** Keywords whose values are not schemas, though they may look like one. */
const NO_SCHEMAS = new Set(['template', 'examples', 'default', 'enum', 'defaultSnippets']);

/** Returns a description with an example or the allowed values, the limits, the default and the variants of its field. */
function hoverText(description: string, field: SchemaNode): string {
  const [written = ''] = description.split('\n\n');
  const derived = [example, values, limits, defaultValue, variants].flatMap((describe) => describe(field));
  return [written, ...derived].join('\n\n');
}

/** Returns an example of a value: the field's own, or else the editor's snippet. */
function example({ type, examples, defaultSnippets, enum: list }: SchemaNode): string[] {
  if (list) return [];
  // Lists and objects are explained by their parts. A text is an object too, but has no type.
  const snippets = type === 'array' || type === 'object' ? undefined : defaultSnippets;
  const shown = examples ?? snippets?.map(({ body }) => fillTemplate(body)) ?? [];
  return shown.length === 0 ? [] : [`Exemple\u00a0: ${shown.map(code).join(' ou ')}`];
}

function values({ type, enum: list, markdownEnumDescriptions: meanings }: SchemaNode): string[] {
  if (type === 'boolean') return [`${code(true)} ou ${code(false)}`];
  if (!list) return [];
  if (!meanings) return [`Au choix\u00a0: ${list.map(code).join(', ')}`];
  return [list.map((value, index) => `- ${code(value)} ${meanings[index] ?? ''}`).join('\n')];
}

function limits({ minimum, maximum }: SchemaNode): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`De ${code(minimum)} à ${code(maximum)}`];
  if (minimum !== undefined) return [`Au moins ${code(minimum)}`];
  return maximum === undefined ? [] : [`Au plus ${code(maximum)}`];
}

function defaultValue({ default: value }: SchemaNode): string[] {
  return value === undefined ? [] : [`Sans ce champ\u00a0: ${code(value)}`];
}

function variants({ shownBy }: SchemaNode): string[] {
  if (!shownBy) return [];
  return [`${shownBy.length > 1 ? 'Variantes' : 'Variante'}\u00a0: ${shownBy.map(code).join(', ')}`];
}

/** @example code({ fr: 'Oui' }) // '`{ "fr": "Oui" }`' */
function code(value: unknown): string {
  return `\`${JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')}\``;
}

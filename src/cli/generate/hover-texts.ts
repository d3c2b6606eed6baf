import { fillTemplate } from '../../config/schema/fill-template';
import { resolveRef, type SchemaNode } from '../../config/schema/schema-node';
import type { SchemaFile } from '../../config/schema/schema-files';
import { isObject } from '../../lib/json';

/**
 * Returns schema files in which the French help that editors show over a field (`markdownDescription`) also says what
 * follows from the schema, so that nobody writes it.
 */
export function withHoverTexts(files: readonly SchemaFile[]): SchemaFile[] {
  const schemas = new Map(files.map(({ name, schema }) => [name, schema as SchemaNode]));
  return files.map(({ name, schema: unexplained }) => {
    const text = JSON.stringify(unexplained, (_key, node: unknown) => {
      // A snippet says itself what it is.
      if (!isObject(node) || typeof node.markdownDescription !== 'string' || 'body' in node) return node;
      // A plain word, such as a kind of business, is explained by its French name.
      const { frenchEnumNames, markdownEnumDescriptions = frenchEnumNames } = node as SchemaNode;
      const explained = { ...node, ...(markdownEnumDescriptions && { markdownEnumDescriptions }) };
      const [field] = resolveRef(explained, name, schemas);
      return { ...explained, markdownDescription: hoverText(field) };
    });
    return { name, text, schema: JSON.parse(text) as SchemaFile['schema'] };
  });
}

function hoverText(field: SchemaNode): string {
  const derived = [example, values, limits, defaultValue, variants].flatMap((describe) => describe(field));
  return [field.markdownDescription, ...derived].join('\n\n');
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

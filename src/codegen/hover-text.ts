import type { SchemaNode } from '../config/schema/schema-node';

/**
 * Returns the help that editors show over a field: its description, then an example or the allowed values, its limits,
 * and its default. All of it is derived from the schema, so that it never goes stale.
 *
 * @param field the schema of the field, with what it refers to
 * @returns Markdown; undefined when there is nothing to add to the description, which editors show anyway
 */
export function hoverText(field: SchemaNode): string | undefined {
  const lines = [...example(field), ...values(field), ...limits(field), ...defaultValue(field)];
  if (field.description === undefined || lines.length === 0) return undefined;
  return [plain(field.description), ...lines].join('\n\n');
}

/** Returns an example of a value: the field's own, or else the editor's snippet. */
function example({ type, examples, defaultSnippets, enum: list }: SchemaNode): string[] {
  if (list) return [];
  // Lists and objects are explained by their parts. A text is an object too, but has no type.
  const snippets = type === 'array' || type === 'object' ? undefined : defaultSnippets;
  const shown = examples ?? snippets?.map(({ body }) => fillSnippet(body));
  return shown === undefined || shown.length === 0 ? [] : [`Example: ${shown.map(code).join(' or ')}`];
}

function values({ type, enum: list, enumDescriptions }: SchemaNode): string[] {
  if (type === 'boolean') return [`${code(true)} or ${code(false)}`];
  if (!list) return [];
  if (!enumDescriptions) return [`One of: ${list.map(code).join(', ')}`];
  return [list.map((value, index) => `- ${code(value)} ${plain(enumDescriptions[index] ?? '')}`).join('\n')];
}

function limits({ minimum, maximum }: SchemaNode): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`From ${code(minimum)} to ${code(maximum)}`];
  if (minimum !== undefined) return [`At least ${code(minimum)}`];
  return maximum === undefined ? [] : [`At most ${code(maximum)}`];
}

function defaultValue({ default: value }: SchemaNode): string[] {
  return value === undefined ? [] : [`Left out: ${code(value)}`];
}

/** @example code({ fr: 'Oui' }) // '`{ "fr": "Oui" }`' */
function code(value: unknown): string {
  return `\`${JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')}\``;
}

/** Replaces the placeholders of a snippet by their texts: `${1:word}` becomes `word`. */
function fillSnippet(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll(/\$\{\d+:([^}]*)\}/g, '$1'));
}

/** Escapes the Markdown characters of a text. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_<>[\]]/g, String.raw`\$&`);
}

import { fillTemplate } from '../config/schema/fill-template';
import type { SchemaNode } from '../config/schema/schema-node';

/** Returns the French text of an English description of the schema; the same text when there is none. */
export type Translate = (text: string) => string;

/**
 * Returns the help that editors show over a field, in French, the language of the maintainer: its description, then an
 * example or the allowed values, its limits, and its default. All of it is derived from the schema, so that it never goes
 * stale.
 *
 * @param field the schema of the field, with what it refers to
 * @returns Markdown; undefined when the field has no description
 */
export function hoverText(field: SchemaNode, translate: Translate): string | undefined {
  if (field.description === undefined) return undefined;
  const description = plain(translate(field.description));
  const lines = [...example(field), ...values(field, translate), ...limits(field), ...defaultValue(field)];
  return [description, ...lines].join('\n\n');
}

/** Returns an example of a value: the field's own, or else the editor's snippet. */
function example({ type, examples, defaultSnippets, enum: list }: SchemaNode): string[] {
  if (list) return [];
  // Lists and objects are explained by their parts. A text is an object too, but has no type.
  const snippets = type === 'array' || type === 'object' ? undefined : defaultSnippets;
  const shown = examples ?? snippets?.map(({ body }) => fillTemplate(body));
  return shown === undefined || shown.length === 0 ? [] : [`Exemple\u00a0: ${shown.map(code).join(' ou ')}`];
}

function values({ type, enum: list, enumDescriptions }: SchemaNode, translate: Translate): string[] {
  if (type === 'boolean') return [`${code(true)} ou ${code(false)}`];
  if (!list) return [];
  if (!enumDescriptions) return [`Au choix\u00a0: ${list.map(code).join(', ')}`];
  const described = list.map(
    (value, index) => `- ${code(value)} ${plain(translate(enumDescriptions[index] ?? ''))}`,
  );
  return [described.join('\n')];
}

function limits({ minimum, maximum }: SchemaNode): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`De ${code(minimum)} à ${code(maximum)}`];
  if (minimum !== undefined) return [`Au moins ${code(minimum)}`];
  return maximum === undefined ? [] : [`Au plus ${code(maximum)}`];
}

function defaultValue({ default: value }: SchemaNode): string[] {
  return value === undefined ? [] : [`Sans ce champ\u00a0: ${code(value)}`];
}

/** @example code({ fr: 'Oui' }) // '`{ "fr": "Oui" }`' */
function code(value: unknown): string {
  return `\`${JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')}\``;
}

/** Escapes the Markdown characters of a text. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_<>[\]]/g, String.raw`\$&`);
}

import type { SchemaNode } from '../../../config/schema/schema-node';
import { valueType } from './value-type';

/**
 * Returns the fields of an object as a Markdown table: name, whether it is required, type, description. Fields inside
 * objects and lists have their own rows, named as in messages: `offer.price.amount`, `items[].title`.
 *
 * @param schema an object of the schema
 * @param exclude the names of fields that are described elsewhere
 * @returns the table; empty when the object has no fields
 */
export function fieldTable(schema: SchemaNode, exclude: readonly string[] = []): string {
  const rows = fieldRows(schema, '', new Set(['$comment', '$schema', ...exclude]));
  if (rows.length === 0) return '';
  return ['| Field | Required | Type | Description |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function fieldRows(schema: SchemaNode, path: string, exclude: ReadonlySet<string>): string[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const rows = Object.entries(properties)
    .filter(([name]) => !exclude.has(name))
    .flatMap(([name, field]) => rowsOf(field, join(path, name), required.includes(name)));
  const anyName = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return anyName ? [...rows, ...rowsOf(anyName, join(path, '(a name)'), false)] : rows;
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function rowsOf(field: SchemaNode, path: string, needed: boolean): string[] {
  const row = `| \`${path}\` | ${needed ? 'yes' : ''} | ${cell(valueType(field))} | ${cell(describe(field))} |`;
  const entry = field.items;
  return [
    row,
    ...([field.type].flat().includes('object') ? fieldRows(field, path, notes) : []),
    ...(entry && entry.type === 'object' ? fieldRows(entry, `${path}[]`, notes) : []),
  ];
}

const notes: ReadonlySet<string> = new Set(['$comment']);

/** Returns the description, which also has the allowed values, and the form of the value. */
function describe({ description, markdownDescription = description, ...field }: SchemaNode): string {
  // Only that a text is not empty has no English words, and needs none in the table.
  const format = field.errorMessages ? `Format\u00a0: ${field.errorMessage}.` : undefined;
  return [markdownDescription, format].filter(Boolean).join('<br>');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

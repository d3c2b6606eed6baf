import { referenceKind } from './value-type';
import type { SchemaNode } from '../../config/schema/schema-node';

/**
 * The fields of an object as a table in Markdown: name, whether it is needed, kind, what it is. What stands in
 * objects and lists has rows of its own, named as messages name it: `offer.price.amount`, `items[].title`.
 *
 * @param schema an object of the schema
 * @param leave the names of fields that are told elsewhere
 * @returns the table; empty when the object has no fields
 */
export function referenceTable(schema: SchemaNode, leave: readonly string[] = []): string {
  const rows = fieldRows(schema, '', new Set(['$comment', '$schema', ...leave]));
  if (rows.length === 0) return '';
  return ['| Field | Needed | Kind | What it is |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function fieldRows(schema: SchemaNode, path: string, leave: ReadonlySet<string>): string[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const named = Object.entries(properties)
    .filter(([name]) => !leave.has(name))
    .flatMap(([name, field]) => rowsOf(field, inside(path, name), required.includes(name)));
  const anyName = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return anyName ? [...named, ...rowsOf(anyName, inside(path, '(a name)'), false)] : named;
}

function inside(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function rowsOf(field: SchemaNode, path: string, needed: boolean): string[] {
  const own = `| \`${path}\` | ${needed ? 'yes' : ''} | ${cell(referenceKind(field))} | ${cell(told(field))} |`;
  const entry = field.items;
  return [
    own,
    ...(field.type === 'object' ? fieldRows(field, path, notes) : []),
    ...(entry && entry.type === 'object' ? fieldRows(entry, `${path}[]`, notes) : []),
  ];
}

const notes: ReadonlySet<string> = new Set(['$comment']);

/** The description, with what each allowed value means where the schema says it. */
function told({
  description = '',
  markdownDescription,
  enum: values,
  enumDescriptions,
  ...rest
}: SchemaNode): string {
  const meanings = (values ?? []).flatMap((value, index) =>
    enumDescriptions?.[index] === undefined
      ? []
      : [`\`${JSON.stringify(value)}\`: ${enumDescriptions[index]}`],
  );
  const form =
    rest.errorMessage === undefined || rest.errorMessage === EMPTY
      ? []
      : [`How it is written: ${rest.errorMessage}.`];
  return [markdownDescription ?? description, ...meanings, ...form].join('<br>');
}

const EMPTY = 'this must not be empty';

/** A text that does not end the cell it stands in. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

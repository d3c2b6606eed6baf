import { definitionOf, type SchemaNode } from '../../config/schema/schema-node';

/**
 * What kind of value a field takes, in a few words of Markdown, such as "list in `[ ]` of 1 to 3, each:
 * [action](#kind-action)".
 *
 * @param schema what the schema says of the field; a shared definition is named, and linked to its part
 */
export function referenceKind(schema: SchemaNode): string {
  const definition = definitionOf(schema);
  if (definition === 'block') return '[block](blocks.md)';
  if (definition !== undefined) return `[${kindName(definition)}](#kind-${kindAnchor(definition)})`;
  return [ownKind(schema), limits(schema), leftOut(schema)].filter(Boolean).join(', ');
}

/** @example kindName('emailAddress') // 'email address' */
export function kindName(definition: string): string {
  return definition.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** @example kindAnchor('emailAddress') // 'email-address' */
export function kindAnchor(definition: string): string {
  return kindName(definition).replaceAll(' ', '-');
}

function ownKind(schema: SchemaNode): string {
  if (schema.const !== undefined) return `always ${code(schema.const)}`;
  if (schema.enum) return `one of ${schema.enum.map(code).join(', ')}`;
  if (schema.type === 'array') {
    const entry = schema.items ? referenceKind(schema.items) : '';
    const count = range(schema.minItems || undefined, schema.maxItems);
    return `list in \`[ ]\`${count && ` of ${count}`}, each: ${entry || 'a value'}`;
  }
  return kinds[schema.type ?? ''] ?? 'a value';
}

const kinds: Record<string, string> = {
  string: 'words in quotes',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  object: 'fields in `{ }`',
};

function limits({ minimum, exclusiveMinimum, maximum }: SchemaNode): string {
  if (exclusiveMinimum !== undefined) return `more than ${exclusiveMinimum}`;
  return range(minimum, maximum);
}

function range(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return most === undefined ? '' : `at most ${most}`;
  return most === undefined ? `at least ${least}` : `${least} to ${most}`;
}

function leftOut(schema: SchemaNode): string {
  return schema.default === undefined ? '' : `${code(schema.default)} when left out`;
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

import { definitionOf, type SchemaNode } from '../../../config/schema/schema-node';

/**
 * Describes the type of a field's value in Markdown, such as "list in `[ ]` of 1 to 3, each: [action](#kind-action)".
 * Its limits and its default are in the description.
 *
 * @param schema the schema of the field; a shared definition is named and linked
 */
export function valueType(schema: SchemaNode): string {
  const definition = definitionOf(schema);
  if (definition !== undefined) return `[${kindName(definition)}](#kind-${kindAnchor(definition)})`;
  if (schema.const !== undefined) return `always ${code(schema.const)}`;
  if (schema.enum) return `one of ${schema.enum.map(code).join(', ')}`;
  if (schema.type === 'array') {
    const entry = schema.items ? valueType(schema.items) : '';
    const count = range(schema.minItems || undefined, schema.maxItems);
    return `list in \`[ ]\`${count && ` of ${count}`}, each: ${entry || 'a value'}`;
  }
  const names = [schema.type ?? ''].flat().map((type) => kinds[type] ?? 'a value');
  return names.join(' or ');
}

/** @example kindName('emailAddress') // 'email address' */
export function kindName(definition: string): string {
  return definition.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** @example kindAnchor('emailAddress') // 'email-address' */
export function kindAnchor(definition: string): string {
  return kindName(definition).replaceAll(' ', '-');
}

const kinds: Record<string, string> = {
  string: 'text in quotes',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  object: 'fields in `{ }`',
};

function range(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return maximum === undefined ? '' : `at most ${maximum}`;
  return maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`;
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

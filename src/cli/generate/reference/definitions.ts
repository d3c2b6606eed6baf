import { definitionOf, type SchemaNode } from '../../../config/schema/schema-node';
import { fieldTable } from './field-table';
import { kindAnchor, kindName } from './value-type';

/**
 * Returns the reference of the shared definitions that fields refer to.
 *
 * @param shown the schemas whose definitions are listed, with those that these refer to
 * @param definitions all shared definitions
 * @returns Markdown, one part each; `valueType()` links to their anchors
 */
export function definitionParts(shown: unknown, definitions: ReadonlyMap<string, SchemaNode>): string {
  return [...namedIn(shown, definitions, new Set())]
    .filter((name) => name !== 'comment')
    .toSorted()
    .flatMap((name) => [`### Kind: ${kindName(name)}`, ...describe(definitions.get(name) ?? {})])
    .filter(Boolean)
    .join('\n\n');
}

function namedIn(
  value: unknown,
  definitions: ReadonlyMap<string, SchemaNode>,
  found: Set<string>,
): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  const name = definitionOf(value as SchemaNode);
  if (name !== undefined && !found.has(name)) namedIn(definitions.get(name), definitions, found.add(name));
  for (const entry of Object.values(value)) namedIn(entry, definitions, found);
  return found;
}

function describe(schema: SchemaNode): string[] {
  if (schema.anyOf)
    return [
      `One of these: ${schema.anyOf
        .flatMap((choice) => definitionOf(choice) ?? [])
        .map((name) => `[${kindName(name)}](#kind-${kindAnchor(name)})`)
        .join(', ')}.`,
    ];
  return [
    schema.description ?? '',
    schema.errorMessages ? sentence(schema.errorMessages.en) : '',
    schema.enum ? values(schema.enum, schema.enumDescriptions) : '',
    fieldTable(schema),
  ];
}

function values(allowed: unknown[], meanings: string[] | undefined): string {
  const codes = allowed.map((value) => `\`${JSON.stringify(value)}\``);
  if (!meanings) return `One of ${codes.join(', ')}.`;
  return codes.map((value, index) => `- ${value}: ${meanings[index] ?? ''}`).join('\n');
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

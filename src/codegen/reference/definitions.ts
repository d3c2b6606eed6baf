import { kindAnchor, kindName } from './value-type';
import { referenceTable } from './field-table';
import { definitionOf, type SchemaNode } from '../../config/schema/schema-node';

/**
 * What the kinds are that fields name: the shared definitions of the schema, each with how it is written.
 *
 * @param shown what has been shown; only the kinds that it names are told, and those that these name
 * @param definitions all shared definitions
 * @returns Markdown, one part each; their anchors are what `referenceKind()` links to
 */
export function referenceKinds(shown: unknown, definitions: ReadonlyMap<string, SchemaNode>): string {
  return [...namedIn(shown, definitions, new Set())]
    .filter((name) => name !== 'comment' && name !== 'block')
    .toSorted()
    .map((name) => kindPart(name, definitions.get(name) ?? {}))
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

function kindPart(name: string, schema: SchemaNode): string {
  return [`### Kind: ${kindName(name)}`, ...told(schema)].filter(Boolean).join('\n\n');
}

function told(schema: SchemaNode): string[] {
  if (schema.anyOf)
    return [
      `One of these: ${schema.anyOf
        .flatMap((choice) => definitionOf(choice) ?? [])
        .map((name) => `[${kindName(name)}](#kind-${kindAnchor(name)})`)
        .join(', ')}.`,
    ];
  return [
    schema.description ?? '',
    schema.errorMessage === undefined ? '' : sentence(schema.errorMessage),
    schema.enum ? values(schema.enum, schema.enumDescriptions) : '',
    referenceTable(schema),
  ];
}

function values(allowed: unknown[], meanings: string[] | undefined): string {
  const written = allowed.map((value) => `\`${JSON.stringify(value)}\``);
  if (!meanings) return `One of ${written.join(', ')}.`;
  return written.map((value, index) => `- ${value}: ${meanings[index] ?? ''}`).join('\n');
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

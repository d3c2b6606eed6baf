import type { SchemaFile } from '../../config/schema/schema-files';
import { definitionOf, schemaDefinitions, type SchemaNode } from '../../config/schema/schema-node';
import { referenceKinds } from './definitions';
import { referenceTable } from './field-table';
import { referenceKind } from './value-type';

/**
 * Returns the reference of the config without its blocks: company, theme, menus, ads, pages.
 *
 * @param files the schema files, as `readSchemaFiles()` reads them
 * @returns the text of `docs/config.md`, unformatted
 */
export function configReference(files: SchemaFile[]): string {
  const definitions = schemaDefinitions(files);
  const site = files.find(({ name }) => name === 'site.schema.json')?.schema as SchemaNode;
  const { definitions: _, ...own } = site;
  const parts = Object.entries(own.properties ?? {}).filter(([name]) => !name.startsWith('$'));
  return [
    START,
    ...parts.flatMap(([name, field]) =>
      part(name, field, own.required?.includes(name) ?? false, definitions),
    ),
    '## Kinds',
    referenceKinds(
      [own, definitions.get('page')],
      new Map([...definitions].filter(([name]) => !described.has(name))),
    ),
  ].join('\n\n');
}

const START = `<!-- Written from schema/ by \`npm run generate\`; a check fails when it is stale. Change the schema, not this file. -->

# The config

The parts of \`site.config.json\`. The blocks of a page have [their own reference](blocks.md). Every object in \`{ }\` may
have a note in \`"$comment"\`; visitors never see it.`;

/** Definitions that are described elsewhere: a page in its part, a block in its own file. */
const described: ReadonlySet<string> = new Set(['page', 'block']);

function part(
  name: string,
  field: SchemaNode,
  needed: boolean,
  definitions: ReadonlyMap<string, SchemaNode>,
): string[] {
  const entry = field.items && (definitions.get(definitionOf(field.items) ?? '') ?? field.items);
  return [
    `## ${name}`,
    field.description ?? '',
    `${needed ? 'Required' : 'Optional'}; ${field.items ? 'a list in `[ ]`' : referenceKind(field)}.`,
    field.errorMessage === undefined ? '' : `Format: ${field.errorMessage}.`,
    entry ? 'Each entry:' : '',
    referenceTable(entry ?? field),
  ].filter(Boolean);
}

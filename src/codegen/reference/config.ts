import { referenceKind } from './value-type';
import { referenceKinds } from './definitions';
import { referenceTable } from './field-table';
import type { SchemaFile } from '../../config/schema/schema-files';
import { definitionOf, schemaDefinitions, type SchemaNode } from '../../config/schema/schema-node';

/**
 * The reference of all that stands in the config beside the blocks: company, theme, menus, ads, pages.
 *
 * @param files the schema files, as `schemaFiles()` reads them
 * @returns the text of `docs/config.md`, not yet formatted
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
    referenceKinds(own, new Map([...definitions].filter(([name]) => !apart.has(name)))),
  ].join('\n\n');
}

const START = `<!-- Written from schema/ by \`npm run reference\`; a check fails when it is stale. Change the schema, not this file. -->

# The config

What stands in \`site.config.json\`, part by part. The blocks of a page have [a reference of their own](blocks.md). Wherever
fields stand in \`{ }\`, \`"$comment"\` may hold a note; visitors never see it.`;

/** What has a place of its own: a page has its part here, a block its own file. */
const apart: ReadonlySet<string> = new Set(['page', 'block']);

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
    `${needed ? 'Needed' : 'May be left out'}; ${field.items ? 'a list in `[ ]`' : referenceKind(field)}.`,
    field.errorMessage === undefined ? '' : `How it is written: ${field.errorMessage}.`,
    entry ? 'Each entry:' : '',
    referenceTable(entry ?? field),
  ].filter(Boolean);
}

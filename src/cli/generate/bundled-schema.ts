import type { SchemaFile } from '../../config/schema/schema-files';
import type { SchemaNode } from '../../config/schema/schema-node';

/**
 * Returns the schema that editors read (`$schema` of a config) in one file: with all that the files need not repeat, and
 * with the help over each field.
 *
 * @param files the schema files with their help
 * @returns the text of `schema/editor.schema.json`
 */
export function editorSchema(files: readonly SchemaFile[]): string {
  const { site, ...definitions } = bundledDefinitions(files);
  const $comment = 'Written by "npm run generate" from the other schemas. Change those.';
  return JSON.stringify({ $comment, ...site, definitions });
}

/** Returns the definitions of all schema files, and each file as one more, such as `blocks_hero`, with references among them. */
export function bundledDefinitions(files: readonly SchemaFile[]): Record<string, SchemaNode> {
  return Object.assign(
    {},
    ...files.map(({ name, text }) => {
      const { definitions, ...own } = JSON.parse(text, (key, value: unknown) =>
        key === '$ref' ? localRef(String(value)) : value,
      ) as SchemaNode;
      return { ...definitions, [definitionName(name)]: own };
    }),
  ) as Record<string, SchemaNode>;
}

/** @example localRef('../parts.schema.json#/definitions/text') // '#/definitions/text' */
function localRef(reference: string): string {
  const [file = '', definition] = reference.split('#/definitions/');
  return `#/definitions/${definition ?? definitionName(file)}`;
}

/** @example definitionName('blocks/hero.schema.json') // 'blocks_hero' */
function definitionName(file: string): string {
  return file.replace('.schema.json', '').replace('/', '_');
}

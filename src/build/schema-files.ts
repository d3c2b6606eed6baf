import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SchemaFile {
  /** The file's name under `schema/`, such as `blocks/hero.schema.json`. */
  name: string;
  schema: { title: string; [keyword: string]: unknown };
}

/**
 * Every schema file, in a fixed order: the parts, the blocks by name, the site.
 *
 * @param root the folder of the project
 */
export function schemaFiles(root: string): SchemaFile[] {
  const blocks = readdirSync(join(root, 'schema/blocks'))
    .filter((name) => name.endsWith('.schema.json'))
    .toSorted()
    .map((name) => `blocks/${name}`);
  return ['parts.schema.json', ...blocks, 'site.schema.json'].map((name) => ({
    name,
    schema: JSON.parse(readFileSync(join(root, 'schema', name), 'utf8')),
  }));
}

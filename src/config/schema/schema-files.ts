import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { oncePerText } from '../../lib/once';
import { projectRoot } from '../../lib/project-root';
import type { Problem } from '../source/problem';
import { readSource } from '../source/json-source';
import { readTextFile, unreadableProblem } from '../source/read-text-file';
import { completeSchemas } from './complete-schemas';
import type { SchemaFile } from './schema-node';

export type { SchemaFile };

/**
 * Returns the type of block that a schema file describes; undefined for other files.
 *
 * @example blockType({ name: 'blocks/hero.schema.json' }) // 'hero'
 */
export function blockType({ name }: Pick<SchemaFile, 'name'>): string | undefined {
  return /^blocks\/(.+)\.schema\.json$/.exec(name)?.[1];
}

/**
 * Reads every schema file, in a fixed order: the parts, the rules, the blocks by name, the site. They get what they need
 * not repeat, and one more joins them: `blocks.schema.json`, a block of any type.
 *
 * @returns the files and their problems; no files when one of them cannot be used
 */
export function readSchemaFiles(project = projectRoot): { files: SchemaFile[]; problems: Problem[] } {
  let blocks: string[];
  try {
    blocks = readdirSync(join(project, 'schema/blocks'));
  } catch (error) {
    return { files: [], problems: [unreadableProblem('schema/blocks', error)] };
  }
  const read = [
    'parts.schema.json',
    'rules.schema.json',
    ...blocks
      .filter((name) => name.endsWith('.schema.json'))
      .toSorted()
      .map((name) => `blocks/${name}`),
    'site.schema.json',
  ].map((name) => ({ name, ...readTextFile(project, `schema/${name}`) }));
  const unreadable = read.flatMap((file) => file.problems);
  if (unreadable.length > 0) return { files: [], problems: unreadable };
  return parseSchemas(JSON.stringify(read.map(({ name, text }) => ({ name, text }))));
}

/** Parses the texts of schema files, and completes them. The same files are read again whenever a site is. */
const parseSchemas = oncePerText((files) => {
  const read = (JSON.parse(files) as Pick<SchemaFile, 'name' | 'text'>[]).map(({ name, text }) => ({
    name,
    ...readSource(`schema/${name}`, text),
  }));
  const problems = read.flatMap((file) => file.problems);
  const schemas = read.map(({ name, source }) => ({ name, schema: source.value as SchemaFile['schema'] }));
  return { files: problems.length > 0 ? [] : completeSchemas(schemas), problems };
});

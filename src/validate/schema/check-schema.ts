import type { SchemaFile } from '../../config/schema/schema-files';
import type { Source } from '../../config/source/json-source';
import type { Problem } from '../../config/source/problem';
import { compileSchema, type SchemaCheck } from './compile-schema';

/** Compiling the check takes longer than running it, so it is cached until a schema file changes. */
let cached: { from: string; check: SchemaCheck } | undefined;

/**
 * Validates a config against the schema of a project.
 *
 * @param files the schema files
 * @param source the config; without a value, because it is not JSON, it has no schema problems
 * @returns the problems of the config, or of the schema itself
 */
export function validateSchema(files: SchemaFile[], source: Source): Problem[] {
  const from = files.map(({ name, text }) => `${name}\n${text}`).join('\n');
  if (cached?.from !== from) cached = { from, check: compileSchema(files) };
  return source.value === undefined ? [] : cached.check(source);
}

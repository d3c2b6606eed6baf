import { schemaFiles } from '../../config/schema/schema-files';
import type { Source } from '../../config/source/json-source';
import type { Problem } from '../../config/source/problem';
import { createSchemaCheck, type SchemaCheck } from './schema-errors';

/** Compiling the check takes longer than running it, so it is cached until a schema file changes. */
let cached: { from: string; check: SchemaCheck } | undefined;

/**
 * Validates a config against the schema of a project.
 *
 * @param root the folder of the project
 * @param source the config; without a value, because it is not JSON, it has no schema problems
 * @returns the problems of the config, or of the schema itself
 */
export function validateSchema(root: string, source: Source): Problem[] {
  const { files, problems } = schemaFiles(root);
  if (problems.length > 0) return problems;
  const from = files.map(({ name, text }) => `${name}\n${text}`).join('\n');
  if (cached?.from !== from) cached = { from, check: createSchemaCheck(files) };
  return source.value === undefined ? [] : cached.check(source);
}

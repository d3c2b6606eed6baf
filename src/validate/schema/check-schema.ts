import type { Problem } from '../../config/source/problem';
import { schemaFiles } from '../../config/schema/schema-files';
import { schemaCheck, type SchemaCheck } from './schema-errors';
import type { Source } from '../../config/source/json-source';

/** The check takes longer to make than to use: it is kept until a schema file says something else. */
let made: { from: string; check: SchemaCheck } | undefined;

/**
 * Holds a config against the schema of a project.
 *
 * @param root the folder of the project
 * @param source the config; what is no JSON has no value and is not held against anything
 * @returns what does not fit, or what is wrong with the schema itself
 */
export function validateSchema(root: string, source: Source): Problem[] {
  const { files, problems } = schemaFiles(root);
  if (problems.length > 0) return problems;
  const from = files.map(({ name, text }) => `${name}\n${text}`).join('\n');
  if (made?.from !== from) made = { from, check: schemaCheck(files) };
  return source.value === undefined ? [] : made.check(source);
}

import { translatedLocation } from '../location';
import { createProblem } from '../rule-info';
import type { SchemaFile } from './schema-files';
import type { Source } from '../source/json-source';
import type { Problem } from '../source/problem';
import { jsonPointer, parsePointer, type Path } from '../../lib/json';
import { languagesOf } from '../../site/languages';
import { invalidSchema } from '../rules/schema/invalid-schema';
import { wrongFormat } from '../rules/schema/wrong-format';
import { schemaRules } from './schema-rules';
import type { SchemaError } from './schema-rule';
import { selectErrors } from './select-errors';
import { schemaValidator, UnusableSchema } from './validator';

/**
 * Validates a config against the schema of a project.
 *
 * @param source the config; without a value, because it is not JSON, it has no schema problems
 * @returns the problems of the config, or of a schema that cannot be used
 */
export function validateSchema(files: readonly SchemaFile[], source: Source): Problem[] {
  try {
    const validate = schemaValidator(files, languagesOf(source.value).languages);
    if (source.value === undefined || validate(source.value)) return [];
    const errors = selectErrors((validate.errors ?? []) as SchemaError[]);
    return errors.map((error) => schemaProblem(error, source));
  } catch (error) {
    if (!(error instanceof UnusableSchema)) throw error;
    const finding = { message: 'unusable', data: { reason: error.message } } as const;
    return [createProblem(invalidSchema, finding, { file: `schema/${error.file}` })];
  }
}

function schemaProblem(error: SchemaError, source: Source): Problem {
  const config = source.value;
  const rule = schemaRules.find(({ keywords }) => keywords.includes(error.keyword)) ?? wrongFormat;
  const path = pathOf(error.instancePath, config);
  const { key, near, ...finding } = rule.explain(error, config);
  const name = key ?? near;
  const field = name === undefined ? path : [...path, name];
  return createProblem(rule, finding, {
    file: source.file,
    ...(name === undefined ? source.position(path) : source.keyPosition(field)),
    location: translatedLocation(config, field),
    pointer: jsonPointer(field),
    path: key === undefined ? path : field,
  });
}

/**
 * Converts a JSON pointer into a path.
 *
 * @example pathOf('/pages/0/title', config) // ['pages', 0, 'title']
 */
function pathOf(pointer: string, root: unknown): Path {
  let value = root;
  return parsePointer(pointer).map((step) => {
    const key = Array.isArray(value) ? Number(step) : step;
    value = (value as Record<string | number, unknown>)[key];
    return key;
  });
}

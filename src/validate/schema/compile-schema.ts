import Ajv, { type ErrorObject } from 'ajv';
import { describeLocation } from '../../config/location';
import { createProblem } from '../../config/rule';
import {
  editorKeywords,
  messageKeywords,
  referenceKeywords,
  TYPE_NAME,
} from '../../config/schema/editor-keywords';
import type { SchemaFile } from '../../config/schema/schema-files';
import type { Source } from '../../config/source/json-source';
import type { Problem } from '../../config/source/problem';
import { jsonPointer, type Path } from '../../lib/json';
import { invalidSchema } from './rules/invalid-schema';
import { ruleOf } from './schema-rules';
import { selectErrors, withSchema } from './select-errors';

/** Returns the problems of a config that does not match the schema. */
export type SchemaCheck = (source: Source) => Problem[];

const BASE = 'https://schema.invalid/';

/**
 * Compiles the schema files into a check. It is compiled once and used for every save.
 *
 * @param files the schema files, as `readSchemaFiles()` reads them
 */
export function compileSchema(files: readonly SchemaFile[]): SchemaCheck {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    // Optimizing the generated code takes longer than it saves in one command.
    code: { optimize: false },
    // A definition is compiled once, not again at each of its uses.
    inlineRefs: false,
  });
  ajv.addVocabulary([...editorKeywords, ...messageKeywords, ...referenceKeywords, TYPE_NAME]);
  // Block schemas describe objects whose `type` is already checked.
  ajv.opts.strictTypes = false;
  ajv.opts.strictRequired = false;
  let current = '';
  try {
    for (const { name, schema } of files) {
      current = name;
      ajv.addSchema({ ...schema, $id: BASE + name });
    }
    const validate = ajv.compile({ $ref: `${BASE}site.schema.json` });
    return (source) => {
      if (validate(source.value)) return [];
      return selectErrors(validate.errors ?? []).map((error) => schemaProblem(error, source));
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = { file: `schema/${current}`, line: 1, column: 1 };
    return () => [createProblem(invalidSchema, { message: 'unusable', data: { reason } }, place)];
  }
}

/** Returns the problem of an error, with its position in the file and its location in the site. */
function schemaProblem(error: ErrorObject, source: Source): Problem {
  const { keyword, instancePath } = error;
  const config = source.value;
  const rule = ruleOf(keyword);
  const path = pathOf(instancePath, config);
  const { key, near, ...finding } = rule.explain({ keyword, path, config, ...withSchema(error) });
  const name = key ?? near;
  const field = name === undefined ? path : [...path, name];
  return createProblem(rule, finding, {
    file: source.file,
    ...(name === undefined ? source.position(path) : source.keyPosition(field)),
    location: describeLocation(config, field),
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
  return pointer
    .split('/')
    .slice(1)
    .map((raw) => {
      const step = raw.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) ? Number(step) : step;
      value = (value as Record<string | number, unknown>)[key];
      return key;
    });
}

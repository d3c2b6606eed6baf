import Ajv, { type ErrorObject } from 'ajv';
import { describeLocation } from '../../config/location';
import { editorKeywords, referenceKeywords, TYPE_NAME } from '../../config/schema/editor-keywords';
import type { SchemaFile } from '../../config/schema/schema-files';
import type { Source } from '../../config/source/json-source';
import type { Problem } from '../../config/source/problem';
import { closestMatch } from '../../lib/text/closest-match';
import type { Path } from '../../lib/json';
import { certainRename } from './certain-rename';

/** Returns the problems of a config that does not match the schema. */
export type SchemaCheck = (source: Source) => Problem[];

const BASE = 'https://schema.invalid/';

/**
 * Compiles the schema files into a check. It is compiled once and used for every save.
 *
 * @param files the schema files, as `readSchemaFiles()` reads them
 */
export function createSchemaCheck(files: SchemaFile[]): SchemaCheck {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    // Optimizing the generated code takes longer than it saves in one command.
    code: { optimize: false },
  });
  ajv.addVocabulary([...editorKeywords, ...referenceKeywords, TYPE_NAME]);
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
      return withoutDuplicates(validate.errors ?? []).map((error) => schemaProblem(error, source));
    };
  } catch (error) {
    return () => [brokenSchema(current, error)];
  }
}

/** Returns the problem of an invalid schema, or of a reference to a missing one. */
function brokenSchema(name: string, error: unknown): Problem {
  return {
    file: `schema/${name}`,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'SCHEMA-000',
    location: '',
    message: `the config cannot be checked with this: ${error instanceof Error ? error.message : error}.`,
    suggestion: null,
  };
}

/** Removes errors that repeat another one: the branches of a choice, or the choice itself when a branch is more precise. */
function withoutDuplicates(errors: ErrorObject[]): ErrorObject[] {
  const misspelt = new Set(
    errors
      .filter((error) => error.keyword === 'additionalProperties')
      .map((error) => `${error.instancePath} ${describeError(error).suggestion}`),
  );
  const inlineTexts = inlineTextPaths(errors);
  const listed = new Set(
    errors.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath),
  );
  return errors.filter((error) => {
    if (error.keyword === 'if') return false;
    // An invalid name is reported as such, not as the pattern it breaks.
    if (error.propertyName !== undefined) return false;
    // A field that is missing because its name is misspelt is reported at the misspelling.
    if (error.keyword === 'required')
      return !misspelt.has(`${error.instancePath} ${error.params.missingProperty}`);
    // A text that is neither a key nor an inline text fails both branches; the error of the choice is clearer.
    if (error.keyword === 'anyOf') return !inlineTexts.has(error.instancePath);
    // A value outside of an enumeration is reported with the allowed values, whatever its type.
    if (error.keyword === 'type' && listed.has(error.instancePath)) return false;
    return !(error.keyword === 'type' || error.keyword === 'pattern') || !isTextBranch(error);
  });
}

/** The places of texts that were rightly paths as words in languages, and of which something inside is wrong. */
function inlineTextPaths(errors: ErrorObject[]): Set<string> {
  const paths = new Set<string>();
  for (const error of errors) {
    const { keyword, instancePath } = error;
    if (keyword === 'anyOf' || isTextBranch(error, 'TextKey')) continue;
    if (isTextBranch(error)) {
      if (keyword !== 'type') paths.add(instancePath);
    } else paths.add(instancePath.slice(0, instancePath.lastIndexOf('/')));
  }
  return paths;
}

function isTextBranch(error: ErrorObject, name?: string): boolean {
  const typeName = (error.parentSchema as { [TYPE_NAME]?: string } | undefined)?.[TYPE_NAME];
  return name === undefined ? typeName === 'TextKey' || typeName === 'InlineText' : typeName === name;
}

function schemaProblem(error: ErrorObject, source: Source): Problem {
  const path = pathOf(error.instancePath, source.value);
  const description = describeError(error);
  const field = description.key === undefined ? path : [...path, description.key];
  const position = description.key === undefined ? source.position(path) : source.keyPosition(field);
  return {
    file: source.file,
    ...position,
    severity: 'error',
    code: codes[error.keyword] ?? 'SCHEMA-009',
    location: describeLocation(source.value, field),
    message: description.message,
    suggestion: description.suggestion ?? null,
    path: field,
    ...(description.rename === undefined ? {} : { rename: description.rename }),
  };
}

const codes: Record<string, string> = {
  additionalProperties: 'SCHEMA-001',
  required: 'SCHEMA-002',
  enum: 'SCHEMA-003',
  const: 'SCHEMA-003',
  type: 'SCHEMA-004',
  pattern: 'SCHEMA-005',
  anyOf: 'SCHEMA-005',
  propertyNames: 'SCHEMA-005',
  minLength: 'SCHEMA-006',
  maxLength: 'SCHEMA-006',
  minItems: 'SCHEMA-007',
  maxItems: 'SCHEMA-007',
  minProperties: 'SCHEMA-007',
  maxProperties: 'SCHEMA-007',
  uniqueItems: 'SCHEMA-007',
  minimum: 'SCHEMA-008',
  maximum: 'SCHEMA-008',
};

/** The pattern of a text that is not blank. */
const NOT_BLANK = '\\S';

interface ErrorDescription {
  message: string;
  suggestion?: string | null;
  /** The field below the path of the error. */
  key?: string;
  /** The correct name of a misspelt field, when it is unambiguous. */
  rename?: string | undefined;
}

function describeError(error: ErrorObject): ErrorDescription {
  const data: unknown = error.data;
  // Computed on demand: the data of a missing field may be the entire config.
  const value = () => JSON.stringify(data);
  const parent = error.parentSchema as { properties?: object; errorMessage?: string } | undefined;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      const known = Object.keys(parent?.properties ?? {});
      const present = Object.keys(data as object);
      const guess = closestMatch(key, known, new Set(present));
      const list =
        guess === null
          ? ` The fields here are: ${known.filter((name) => !name.startsWith('$')).join(', ')}.`
          : '';
      const rename = certainRename(key, known, present);
      return {
        key,
        message: `there is no field "${key}" here.${list}`,
        suggestion: guess,
        // A name that is too shorten for a suggestion is not renamed either.
        rename: rename === guess ? rename : undefined,
      };
    }
    case 'required':
      return describeMissing(String(error.params.missingProperty), data as object, parent?.properties ?? {});
    case 'enum': {
      const allowed = (error.params.allowedValues as unknown[]).map(String);
      const what = error.instancePath.endsWith('/type')
        ? `there is no block type ${value()}.`
        : `${value()} cannot stand here.`;
      const guess = typeof data === 'string' ? closestMatch(data, allowed) : null;
      return {
        message: guess === null ? `${what} It is one of: ${allowed.join(', ')}.` : what,
        suggestion: guess,
      };
    }
    case 'const': {
      const expected: unknown = error.params.allowedValue;
      const guess =
        typeof expected === 'string' && typeof data === 'string' ? closestMatch(data, [expected]) : null;
      return {
        message: `this must be ${JSON.stringify(expected)}, not ${value()}.`,
        suggestion: guess,
      };
    }
    case 'type':
      return {
        message: `this must be ${kinds[String(error.params.type)] ?? error.params.type}, not ${kindOf(data)}.`,
      };
    case 'pattern':
      return {
        message:
          error.params.pattern === NOT_BLANK
            ? 'this must not be empty.'
            : `${value()} does not fit: ${parent?.errorMessage ?? `it must match ${error.params.pattern}`}.`,
      };
    case 'propertyNames': {
      const key = String(error.params.propertyName);
      return {
        key,
        message: `"${key}" cannot be a name: it is written in small letters and single hyphens.`,
      };
    }
    case 'anyOf':
      return {
        message: `${shorten(value())} is not a text: write a key with its prefix, such as "t:home.hero.title", or the words in each language: { "fr": "…", "en": "…", "ar": "…" }.`,
      };
    case 'minLength':
      return {
        message: `this needs at least ${error.params.limit} characters.`,
      };
    case 'minItems':
    case 'minProperties':
      return { message: `at least ${error.params.limit} must stand here.` };
    case 'maxItems':
    case 'maxProperties':
      return { message: `at most ${error.params.limit} may stand here.` };
    case 'minimum':
    case 'maximum':
      return {
        message: `${value()} is out of range: it must be ${error.params.comparison} ${error.params.limit}.`,
      };
    default:
      return { message: `${shorten(value())} ${error.message ?? 'does not fit'}.` };
  }
}

/** Describes a missing field. In an object that allows other names, a similar name is most likely the missing field. */
function describeMissing(missing: string, data: object, known: object): ErrorDescription {
  const message = `the field "${missing}" is missing`;
  const others = Object.keys(data).filter((name) => !Object.hasOwn(known, name));
  const key = others.find((name) => closestMatch(name, [missing]) !== null);
  if (key === undefined) return { message: `${message}.` };
  return { key, message: `${message}, and there is "${key}".`, suggestion: missing };
}

const kinds: Record<string, string> = {
  string: 'a text in double quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return `the number ${value}`;
  return value !== null && typeof value === 'object' ? 'an object' : String(value);
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
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

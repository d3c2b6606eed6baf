import Ajv, { type ErrorObject } from 'ajv';
import { editorKeywords, TYPE_NAME } from '../../config/schema/editor-keywords';
import { describeLocation } from '../../config/location';
import type { Problem } from '../../config/source/problem';
import type { SchemaFile } from '../../config/schema/schema-files';
import type { Source } from '../../config/source/json-source';
import { closestMatch } from '../../lib/closest-match';
import { certainRename } from './certain-rename';
import type { Path } from '../../lib/json';

/** Says what in a config does not fit the schema. */
export type SchemaCheck = (source: Source) => Problem[];

const BASE = 'https://schema.invalid/';

/**
 * Makes the check from the schema files; it is made once and used for every save.
 *
 * @param files the schema files, as `schemaFiles()` reads them
 */
export function schemaCheck(files: SchemaFile[]): SchemaCheck {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    // To make the check shorter takes longer than all that a command then does with it.
    code: { optimize: false },
  });
  ajv.addVocabulary([...editorKeywords, TYPE_NAME]);
  // The blocks describe objects whose `type` was checked before them.
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
      return withoutEchoes(validate.errors ?? []).map((error) => schemaProblem(error, source));
    };
  } catch (error) {
    return () => [brokenSchema(current, error)];
  }
}

/** A schema that is JSON but no schema, or that refers to one that is not there. */
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

/** Errors that only repeat another one: the branches of a choice, and the choice itself when a branch is telling. */
function withoutEchoes(errors: ErrorObject[]): ErrorObject[] {
  const misspelt = new Set(
    errors
      .filter((error) => error.keyword === 'additionalProperties')
      .map((error) => `${error.instancePath} ${tell(error).suggestion}`),
  );
  const begun = begunTexts(errors);
  const listed = new Set(
    errors.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath),
  );
  return errors.filter((error) => {
    if (error.keyword === 'if') return false;
    // A name that cannot be one is told as that, not as the pattern it breaks.
    if (error.propertyName !== undefined) return false;
    // A field that is missing because its name is misspelt is told at the misspelling.
    if (error.keyword === 'required')
      return !misspelt.has(`${error.instancePath} ${error.params.missingProperty}`);
    // A text that is neither a key nor words in languages fails both branches; the choice tells it better.
    if (error.keyword === 'anyOf') return !begun.has(error.instancePath);
    // What is none of a few values is told with them, whatever its kind.
    if (error.keyword === 'type' && listed.has(error.instancePath)) return false;
    return !(error.keyword === 'type' || error.keyword === 'pattern') || !isTextBranch(error);
  });
}

/** The places of texts that were rightly begun as words in languages, and of which something inside is wrong. */
function begunTexts(errors: ErrorObject[]): Set<string> {
  const begun = new Set<string>();
  for (const error of errors) {
    const { keyword, instancePath } = error;
    if (keyword === 'anyOf' || isTextBranch(error, 'TextKey')) continue;
    if (isTextBranch(error)) {
      if (keyword !== 'type') begun.add(instancePath);
    } else begun.add(instancePath.slice(0, instancePath.lastIndexOf('/')));
  }
  return begun;
}

function isTextBranch(error: ErrorObject, name?: string): boolean {
  const own = (error.parentSchema as { [TYPE_NAME]?: string } | undefined)?.[TYPE_NAME];
  return name === undefined ? own === 'TextKey' || own === 'InlineText' : own === name;
}

function schemaProblem(error: ErrorObject, source: Source): Problem {
  const path = pathOf(error.instancePath, source.value);
  const told = tell(error);
  const field = told.key === undefined ? path : [...path, told.key];
  const position = told.key === undefined ? source.position(path) : source.keyPosition(field);
  return {
    file: source.file,
    ...position,
    severity: 'error',
    code: codes[error.keyword] ?? 'SCHEMA-009',
    location: describeLocation(source.value, field),
    message: told.message,
    suggestion: told.suggestion ?? null,
    path: field,
    ...(told.rename === undefined ? {} : { rename: told.rename }),
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

/** The pattern of words that hold more than spaces. */
const NOT_BLANK = '\\S';

interface Told {
  message: string;
  suggestion?: string | null;
  /** The field meant, below the path of the error. */
  key?: string;
  /** What a misspelt field is called rightly, when there is no doubt. */
  rename?: string | undefined;
}

function tell(error: ErrorObject): Told {
  const data: unknown = error.data;
  // The data of a missing field may be the whole config.
  const value = () => JSON.stringify(data);
  const parent = error.parentSchema as { properties?: object; errorMessage?: string } | undefined;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      const known = Object.keys(parent?.properties ?? {});
      const written = Object.keys(data as object);
      const guess = closestMatch(key, known, new Set(written));
      const list =
        guess === null
          ? ` The fields here are: ${known.filter((name) => !name.startsWith('$')).join(', ')}.`
          : '';
      const sure = certainRename(key, known, written);
      return {
        key,
        message: `there is no field "${key}" here.${list}`,
        suggestion: guess,
        // A word so short that it is not even worth a suggestion is not worth a repair.
        rename: sure === guess ? sure : undefined,
      };
    }
    case 'required':
      return tellMissing(String(error.params.missingProperty), data as object, parent?.properties ?? {});
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
      const right: unknown = error.params.allowedValue;
      const guess =
        typeof right === 'string' && typeof data === 'string' ? closestMatch(data, [right]) : null;
      return {
        message: `this must be ${JSON.stringify(right)}, not ${value()}.`,
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
        message: `${short(value())} is not a text: write a key with its prefix, such as "t:home.hero.title", or the words in each language: { "fr": "…", "en": "…", "ar": "…" }.`,
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
      return { message: `${short(value())} ${error.message ?? 'does not fit'}.` };
  }
}

/** Where other names may stand too, a name that is nearly the missing one is most likely the missing one. */
function tellMissing(missing: string, data: object, known: object): Told {
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

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** @example pathOf('/pages/0/title', config) // ['pages', 0, 'title'] */
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

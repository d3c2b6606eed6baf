import Ajv, { type ErrorObject } from 'ajv';
import { placeOf } from './place';
import type { Problem } from './problem';
import type { SchemaFile } from './schema-files';
import type { Path, Source } from './source';
import { suggestion } from './suggestion';
import { sureField } from './sure-field';

/** Says what in a config does not fit the schema. */
export type SchemaCheck = (source: Source) => Problem[];

const BASE = 'https://schema.invalid/';

/**
 * Makes the check from the schema files; it is made once and used for every save.
 *
 * @param files the schema files, as `schemaFiles()` reads them
 */
export function schemaCheck(files: SchemaFile[]): SchemaCheck {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true });
  ajv.addVocabulary(['errorMessage', 'markdownDescription', 'enumDescriptions', 'defaultSnippets']);
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
    place: '',
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
  return errors.filter((error) => {
    if (error.keyword === 'if') return false;
    // A name that cannot be one is told as that, not as the pattern it breaks.
    if (error.propertyName !== undefined) return false;
    // A field that is missing because its name is misspelt is told at the misspelling.
    if (error.keyword === 'required')
      return !misspelt.has(`${error.instancePath} ${error.params.missingProperty}`);
    // A text that is neither a key nor words in languages fails both branches; the choice tells it better.
    if (error.keyword === 'anyOf') return !errors.some((other) => isInsideText(other, error.instancePath));
    return !(error.keyword === 'type' || error.keyword === 'pattern') || !isTextBranch(error);
  });
}

/** An error about the words of a text that was rightly begun, such as a language that is misspelt. */
function isInsideText(error: ErrorObject, textPath: string): boolean {
  if (error.keyword === 'type' && isTextBranch(error)) return false;
  return (
    error.keyword !== 'anyOf' &&
    !isTextBranch(error, 'TextKey') &&
    error.instancePath.startsWith(textPath) &&
    error.data !== undefined &&
    isInlineText(error)
  );
}

function isTextBranch(error: ErrorObject, title?: string): boolean {
  const own = (error.parentSchema as { title?: string } | undefined)?.title;
  return title === undefined ? own === 'TextKey' || own === 'InlineText' : own === title;
}

function isInlineText(error: ErrorObject): boolean {
  return isTextBranch(error, 'InlineText') || /\/(?:fr|en|ar)$/.test(error.instancePath);
}

function schemaProblem(error: ErrorObject, source: Source): Problem {
  const path = pathOf(error.instancePath, source.value);
  const told = tell(error);
  const field = told.key === undefined ? path : [...path, told.key];
  const named = error.keyword === 'additionalProperties' || error.keyword === 'propertyNames';
  const position = named ? source.keyPosition(field) : source.position(path);
  return {
    file: source.file,
    ...position,
    severity: 'error',
    code: codes[error.keyword] ?? 'SCHEMA-009',
    place: placeOf(source.value, error.keyword === 'required' ? path : field),
    message: told.message,
    suggestion: told.suggestion ?? null,
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
  const written = JSON.stringify(data);
  const parent = error.parentSchema as { properties?: object; errorMessage?: string } | undefined;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      const known = Object.keys(parent?.properties ?? {});
      const guess = suggestion(key, known);
      const list =
        guess === null
          ? ` The fields here are: ${known.filter((name) => !name.startsWith('$')).join(', ')}.`
          : '';
      const sure = sureField(key, known, Object.keys(data as object));
      return {
        key,
        message: `there is no field "${key}" here.${list}`,
        suggestion: guess,
        // A word so short that it is not even worth a suggestion is not worth a repair.
        rename: sure === guess ? sure : undefined,
      };
    }
    case 'required':
      return { message: `the field "${error.params.missingProperty}" is missing.` };
    case 'enum': {
      const allowed = (error.params.allowedValues as unknown[]).map(String);
      const what = error.instancePath.endsWith('/type')
        ? `there is no block type ${written}.`
        : `${written} cannot stand here.`;
      const guess = typeof data === 'string' ? suggestion(data, allowed) : null;
      return {
        message: guess === null ? `${what} It is one of: ${allowed.join(', ')}.` : what,
        suggestion: guess,
      };
    }
    case 'const':
      return { message: `this must be ${JSON.stringify(error.params.allowedValue)}, not ${written}.` };
    case 'type':
      return {
        message: `this must be ${kinds[String(error.params.type)] ?? error.params.type}, not ${kindOf(data)}.`,
      };
    case 'pattern':
      return {
        message:
          error.params.pattern === NOT_BLANK
            ? 'this must not be empty.'
            : `${written} does not fit: ${parent?.errorMessage ?? `it must match ${error.params.pattern}`}.`,
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
        message: `${short(written)} is not a text: write a key with its prefix, such as "t:home.hero.title", or the words in each language: { "fr": "…", "en": "…", "ar": "…" }.`,
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
        message: `${written} is out of range: it must be ${error.params.comparison} ${error.params.limit}.`,
      };
    default:
      return { message: `${short(written)} ${error.message ?? 'does not fit'}.` };
  }
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

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as AjvModule from 'ajv';
import type * as StandaloneModule from 'ajv/dist/standalone';
import type { SchemaFile } from './schema-files';
import { ownKeywords } from './schema-node';
import { withLanguages } from './with-languages';
import { pruneCache } from '../../lib/prune-cache';
import { writeAtomically } from '../../lib/replace-file';
import type { Language } from '../../site/languages';

/** A schema that cannot be compiled. */
export class UnusableSchema extends Error {
  /** @param file the name of the schema file that cannot be used */
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const BASE = 'https://schema.invalid/';

/** The cache of the project that runs; schema files of another folder share it by their content. */
const CACHE = '.cache/schema';

/**
 * Returns the function that validates a config against the schema of a site with its languages. Compiling takes half of the
 * time of a command, so the code is kept until the schema changes.
 *
 * @throws {UnusableSchema} when the schema cannot be compiled
 */
export function schemaValidator(
  files: readonly SchemaFile[],
  languages: readonly Language[],
): AjvModule.ValidateFunction {
  const file = resolve(CACHE, `${hashOf(files, languages)}.cjs`);
  // Loaded on demand: the compiler takes longer to load than its code to run.
  const require = createRequire(file);
  if (existsSync(file)) return require(file) as AjvModule.ValidateFunction;
  const { Ajv } = require('ajv') as typeof AjvModule;
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof StandaloneModule;
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    // Block schemas describe objects whose `type` is already checked.
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    // A definition is compiled once, not again at each of its uses.
    inlineRefs: false,
    code: { source: true },
  });
  ajv.addVocabulary(ownKeywords);
  let current = '';
  try {
    for (const { name, schema } of withLanguages(files, languages)) {
      current = name;
      ajv.addSchema({ ...schema, $id: BASE + name });
    }
    const validate = ajv.compile({ $ref: `${BASE}site.schema.json` });
    keep(file, standaloneCode(ajv, validate));
    return validate;
  } catch (error) {
    throw new UnusableSchema(current, error);
  }
}

/** Keeps the code of a validator. On a disk that cannot be written, every command compiles the schema again. */
function keep(file: string, code: string): void {
  try {
    mkdirSync(resolve(CACHE), { recursive: true });
    pruneCache(resolve(CACHE));
    writeAtomically(file, code);
  } catch {
    // The validator works without the cache.
  }
}

function hashOf(files: readonly SchemaFile[], languages: readonly Language[]): string {
  const hash = createHash('sha256').update(`${languages.join()}\n`);
  for (const { name, text } of files) hash.update(`${name}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

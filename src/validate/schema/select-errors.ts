import type { ErrorObject } from 'ajv';
import { TYPE_NAME } from '../../config/schema/editor-keywords';
import type { SchemaNode } from '../../config/schema/schema-node';
import { groupBy } from '../../lib/lists/group-by';
import { withoutMisplacedContent } from './misplaced-parts';
import { isDerived, rightPlace, suggestField } from './rules/unknown-field';

/**
 * Returns the errors without those that follow from another one: the branches of a choice, the choice itself when a
 * branch is more precise, and the content of a misplaced part.
 *
 * @param config the entire config
 */
export function selectErrors(found: readonly ErrorObject[], config: unknown): ErrorObject[] {
  const errors = withoutMisplacedContent(found);
  const misspelt = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map((error) => `${error.instancePath} ${suggestField(withSchema(error))}`),
  );
  const inlineTexts = inlineTextPaths(errors);
  const listed = new Set(
    errors.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath),
  );
  const derived = errors.filter((error) => isDerived(withSchema(error)));
  const selected = errors.filter((error) => {
    const { keyword, instancePath, params, propertyName } = error;
    // An invalid name is reported as such, not as the pattern it does not match.
    if (keyword === 'if' || propertyName !== undefined) return false;
    // What follows from the language is reported in the first one that has it.
    if (derived.includes(error)) return error === derived[0];
    // A field that is missing because its name is misspelt is reported at the misspelling.
    if (keyword === 'required') return !misspelt.has(`${instancePath} ${params.missingProperty}`);
    // A text that is neither words nor an inline text fails both branches; the error of the choice is clearer.
    if (keyword === 'anyOf') return !inlineTexts.has(instancePath);
    // A value outside of an enumeration is reported with the allowed values, whatever its type.
    if (keyword === 'type' && listed.has(instancePath)) return false;
    return !(keyword === 'type' || keyword === 'pattern') || !isTextBranch(error);
  });
  return withWrongNames(selected, config);
}

/**
 * Joins the missing and the unknown fields of an object into one error: most often a field has a name that is not
 * similar enough to the right one, such as "href" for "to".
 */
function withWrongNames(errors: ErrorObject[], config: unknown): ErrorObject[] {
  const missing = groupBy(
    errors.filter(({ keyword }) => keyword === 'required'),
    ({ instancePath }) => instancePath,
  );
  const isUnknown = (error: ErrorObject) =>
    error.keyword === 'additionalProperties' &&
    missing.has(error.instancePath) &&
    suggestField(withSchema(error)) === null &&
    Object.keys(rightPlace({ ...withSchema(error), config })).length === 0;
  const unknown = groupBy(errors.filter(isUnknown), ({ instancePath }) => instancePath);
  return errors.flatMap((error) => {
    const group = unknown.get(error.instancePath);
    if (!group || (error.keyword !== 'required' && !group.includes(error))) return [error];
    if (error !== group[0]) return [];
    const params = {
      ...error.params,
      fields: group.map((other) => String(other.params.additionalProperty)),
      missing: missing.get(error.instancePath)?.map((other) => String(other.params.missingProperty)),
    };
    return [{ ...error, params }];
  });
}

/** Returns the value of an error and the schema it does not match. */
export function withSchema({ data, params, parentSchema }: ErrorObject) {
  return {
    value: data as unknown,
    params: params as Record<string, unknown>,
    schema: parentSchema as SchemaNode,
  };
}

/** Returns the paths of texts that are written in languages, as is right, and have an error inside. */
function inlineTextPaths(errors: readonly ErrorObject[]): Set<string> {
  const paths = new Set<string>();
  for (const error of errors) {
    const { keyword, instancePath } = error;
    if (keyword === 'anyOf' || isTextBranch(error, 'Words')) continue;
    if (isTextBranch(error)) {
      if (keyword !== 'type') paths.add(instancePath);
    } else paths.add(instancePath.slice(0, instancePath.lastIndexOf('/')));
  }
  return paths;
}

function isTextBranch({ parentSchema }: ErrorObject, name?: string): boolean {
  const typeName: unknown = parentSchema?.[TYPE_NAME];
  return name === undefined ? typeName === 'Words' || typeName === 'InlineText' : typeName === name;
}

import type { ErrorObject } from 'ajv';
import { TYPE_NAME } from '../../config/schema/editor-keywords';
import type { SchemaNode } from '../../config/schema/schema-node';
import { isDerived, suggestField } from './rules/unknown-field';

/**
 * Returns the errors without those that follow from another one: the branches of a choice, or the choice itself when a
 * branch is more precise, and a missing field whose name is misspelt.
 */
export function selectErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const misspelt = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map((error) => `${error.instancePath} ${suggestField(withSchema(error))}`),
  );
  const explained = placesOf(errors.filter((error) => error.keyword !== 'anyOf' && !isTextBranch(error)));
  const derived = errors.find((error) => isDerived(withSchema(error)));
  return errors.filter((error) => {
    const { keyword, instancePath, params, parentSchema, propertyName } = error;
    // An invalid name is reported as such, not as the pattern it does not match.
    if (keyword === 'if' || propertyName !== undefined) return false;
    // What follows from the language is reported in the first one that has it.
    if (isDerived(withSchema(error))) return error === derived;
    // A field that is missing because its name is misspelt is reported at the misspelling.
    if (keyword === 'required') return !misspelt.has(`${instancePath} ${params.missingProperty}`);
    // A text that is neither words nor an inline text fails both branches; the error of the choice is clearer.
    if (keyword === 'anyOf') return !explained.has(instancePath);
    // A value outside of an enumeration is reported with the allowed values, whatever its type.
    if (keyword === 'type' && parentSchema?.enum) return false;
    return !isTextBranch(error);
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

/** Returns the paths of errors and of the objects around them. */
function placesOf(errors: readonly ErrorObject[]): Set<string> {
  return new Set(
    errors.flatMap(({ instancePath }) => [
      instancePath,
      instancePath.slice(0, instancePath.lastIndexOf('/')),
    ]),
  );
}

/** Returns whether an error says that a text is not words, or that it is not an object with one text for each language. */
function isTextBranch({ keyword, parentSchema }: ErrorObject): boolean {
  const typeName: unknown = parentSchema?.[TYPE_NAME];
  return (keyword === 'type' && typeName === 'InlineText') || typeName === 'Words';
}

import type { ErrorObject } from 'ajv';
import { TYPE_NAME } from '../../config/schema/editor-keywords';
import type { SchemaNode } from '../../config/schema/schema-node';
import { withoutMisplacedContent } from './misplaced-parts';
import { suggestField } from './rules/unknown-field';

/**
 * Returns the errors without those that follow from another one: the branches of a choice, the choice itself when a
 * branch is more precise, and the content of a misplaced part.
 */
export function selectErrors(found: readonly ErrorObject[]): ErrorObject[] {
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
  return errors.filter((error) => {
    const { keyword, instancePath, params, propertyName } = error;
    // An invalid name is reported as such, not as the pattern it does not match.
    if (keyword === 'if' || propertyName !== undefined) return false;
    // A field that is missing because its name is misspelt is reported at the misspelling.
    if (keyword === 'required') return !misspelt.has(`${instancePath} ${params.missingProperty}`);
    // A text that is neither words nor an inline text fails both branches; the error of the choice is clearer.
    if (keyword === 'anyOf') return !inlineTexts.has(instancePath);
    // A value outside of an enumeration is reported with the allowed values, whatever its type.
    if (keyword === 'type' && listed.has(instancePath)) return false;
    return !(keyword === 'type' || keyword === 'pattern') || !isTextBranch(error);
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

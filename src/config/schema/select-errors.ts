import { isOtherFile } from '../rules/schema/missing-field';
import { isDirection, isMisplacedBlock, suggestField } from '../rules/schema/unknown-field';
import { groupBy } from '../../lib/lists/group-by';
import type { SchemaError } from './schema-rule';

/**
 * Returns the errors without those that follow from another one: the branches of a choice, or the choice itself when a
 * branch is more precise, a missing field whose name is misspelt, what is wrong with an entry that is a block, and the
 * direction of a language after the first.
 */
export function selectErrors(errors: readonly SchemaError[]): SchemaError[] {
  const misspelt = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map((error) => `${error.instancePath} ${suggestField(error)}`),
  );
  const explained = placesOf(errors.filter((error) => error.keyword !== 'anyOf' && !isTextBranch(error)));
  const misplaced = errors.filter(isMisplacedBlock).map(({ instancePath }) => instancePath);
  const direction = errors.find(isDirection);
  const selected = errors.filter((error) => {
    const { keyword, instancePath, params, parentSchema, propertyName } = error;
    if (misplaced.some((path) => `${error.instancePath}/`.startsWith(`${path}/`)))
      return isMisplacedBlock(error);
    if (isDirection(error)) return error === direction;
    // An invalid name is reported as such, not as the pattern it does not match.
    if (keyword === 'if' || propertyName !== undefined) return false;
    // A field that is missing because its name is misspelt is reported there.
    if (keyword === 'required') return !misspelt.has(`${instancePath} ${String(params.missingProperty)}`);
    // A text that is neither words nor an inline text fails both branches; the error of the choice is clearer.
    if (keyword === 'anyOf') return !explained.has(instancePath);
    // A value outside of an enumeration is reported with the allowed values, whatever its type.
    if (keyword === 'type' && parentSchema.enum) return false;
    return !isTextBranch(error);
  });
  const joined = joinMissing(selected);
  // Of another file in the config's place, that is all that there is to say.
  const other = joined.find(isOtherFile);
  return other ? [other] : joined;
}

/** Returns errors with one for all fields that an object lacks: its parameter `missing` names them. */
function joinMissing(errors: readonly SchemaError[]): SchemaError[] {
  const isMissing = ({ keyword }: SchemaError) => keyword === 'required';
  const lists = groupBy(errors.filter(isMissing), ({ instancePath }) => instancePath);
  return errors.flatMap((error) => {
    const same = lists.get(error.instancePath) ?? [];
    if (!isMissing(error)) return error;
    const missing = same.map(({ params }) => String(params.missingProperty));
    return error === same[0] ? { ...error, params: { ...error.params, missing } } : [];
  });
}

/** Returns the paths of errors and of the objects around them. */
function placesOf(errors: readonly SchemaError[]): Set<string> {
  return new Set(errors.flatMap(({ instancePath: path }) => [path, path.slice(0, path.lastIndexOf('/'))]));
}

/** Returns whether an error says that a text is not words, or that it is not an object with one text for each language. */
function isTextBranch({ keyword, parentSchema }: SchemaError): boolean {
  const typeName = parentSchema.typeName;
  return (keyword === 'type' && typeName === 'InlineText') || typeName === 'Words';
}

import { listLength } from './rules/list-length';
import { missingField } from './rules/missing-field';
import { numberRange } from './rules/number-range';
import { otherMismatch } from './rules/other-mismatch';
import { textLength } from './rules/text-length';
import { unknownField } from './rules/unknown-field';
import { unknownValue } from './rules/unknown-value';
import { wrongFormat } from './rules/wrong-format';
import { wrongType } from './rules/wrong-type';
import type { SchemaRule } from './schema-rule';

/** The rules that the schema enforces, in the order of their codes. */
export const schemaRules: readonly SchemaRule[] = [
  unknownField,
  missingField,
  unknownValue,
  wrongType,
  wrongFormat,
  textLength,
  listLength,
  numberRange,
  otherMismatch,
];

const byKeyword = new Map(schemaRules.flatMap((rule) => rule.keywords.map((keyword) => [keyword, rule])));

/** Returns the rule that explains the errors of a keyword. */
export function ruleOf(keyword: string): SchemaRule {
  return byKeyword.get(keyword) ?? otherMismatch;
}

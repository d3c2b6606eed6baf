import { missingField } from './rules/missing-field';
import { unknownField } from './rules/unknown-field';
import { unknownValue } from './rules/unknown-value';
import { wrongFormat } from './rules/wrong-format';
import { wrongSize } from './rules/wrong-size';
import { wrongType } from './rules/wrong-type';
import type { SchemaRule } from './schema-rule';

/** The rules that the schema enforces, in the order of their codes. */
export const schemaRules: readonly SchemaRule[] = [
  unknownField,
  missingField,
  unknownValue,
  wrongType,
  wrongFormat,
  wrongSize,
];

/** Returns the rule that explains the errors of a keyword. */
export function ruleOf(keyword: string): SchemaRule {
  return schemaRules.find(({ keywords }) => keywords.includes(keyword)) ?? wrongFormat;
}

import { missingField } from '../rules/schema/missing-field';
import { unknownField } from '../rules/schema/unknown-field';
import { unknownValue } from '../rules/schema/unknown-value';
import { wrongFormat } from '../rules/schema/wrong-format';
import { wrongSize } from '../rules/schema/wrong-size';
import { wrongType } from '../rules/schema/wrong-type';
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

import type { ErrorObject } from 'ajv';
import type { AnyFinding, FindingOptions, MessageOf, Messages, RuleInfo } from '../rule-info';
import type { SchemaNode } from './schema-node';

/** A value of the config that does not match a keyword of the schema. */
export type SchemaError = Omit<ErrorObject<string, Record<string, unknown>>, 'parentSchema'> & {
  /** The part of the schema with the keyword. */
  parentSchema: SchemaNode;
};

interface SchemaPlace {
  /** The field of the value that the problem is about. */
  key?: string;
  /** A field of the value that shows where to look; the problem is about the value. */
  near?: string;
}

/** The message for an error of the schema. */
export type SchemaFinding<M extends Messages> = SchemaPlace & MessageOf<M> & FindingOptions;

/** A rule that the schema enforces. */
export interface SchemaRule extends RuleInfo {
  /** The keywords of JSON Schema whose errors it explains. */
  keywords: readonly string[];
  /** Returns the message for an error of a config. */
  explain: (error: SchemaError, config: unknown) => SchemaPlace & AnyFinding;
}

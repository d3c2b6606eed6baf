import { readSchemaFiles } from '../../src/config/schema/schema-files';

/** The part of JSON Schema that the project uses. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  definitions?: Record<string, Schema>;
  examples?: unknown[];
  minProperties?: number;
  maxProperties?: number;
  else?: Schema;
}

/** Returns every object schema with its place. */
export function schemaObjects(): { place: string; schema: Schema }[] {
  return readSchemaFiles().files.flatMap(({ name, schema }) => objectsIn(schema as Schema, name));
}

function objectsIn(value: unknown, place: string): { place: string; schema: Schema }[] {
  if (value === null || typeof value !== 'object') return [];
  const schema = value as Schema;
  const isObject = schema.type === 'object' && (schema.properties ?? schema.additionalProperties);
  const below = Object.entries(value)
    .filter(([key]) => key !== 'examples')
    .flatMap(([key, entry]) => objectsIn(entry, `${place}/${key}`));
  return isObject === undefined || isObject === false ? below : [{ place, schema }, ...below];
}

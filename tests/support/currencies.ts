import { readSchemaFiles } from '../../src/config/schema/schema-files';
import { valueAt } from '../../src/lib/json';
import type { Value } from '../../src/site/values';

const site = readSchemaFiles().files.find(({ name }) => name === 'site.schema.json');

/** The currencies that an amount can have. */
export const currencies = valueAt(
  site?.schema,
  'properties/values/additionalProperties/properties/currency/enum'.split('/'),
) as Value['currency'][];

import type { SchemaFile } from '../../config/schema/schema-files';
import type { SchemaNode } from '../../config/schema/schema-node';

/**
 * Returns the module with the values of the settings that a config leaves out.
 *
 * @returns the text of `src/site/defaults.generated.ts`
 */
export function settingDefaults(files: readonly SchemaFile[]): string {
  const site = files.find(({ name }) => name === 'site.schema.json');
  return `// Written by "npm run generate" from the schema. Change it there.

/** The values of the settings that a config leaves out, in their places. */
export const defaults = ${JSON.stringify(defaultOf((site?.schema ?? {}) as SchemaNode))};
`;
}

/** Returns the default of a value: its own, or those of its fields; undefined when there is none. */
function defaultOf({ default: value, properties = {} }: SchemaNode): unknown {
  if (value !== undefined) return value;
  const entries = Object.entries(properties).map(([name, field]) => [name, defaultOf(field)] as const);
  const known = entries.filter(([, field]) => field !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

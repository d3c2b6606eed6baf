import { readSchemaFiles } from '../../config/schema/schema-files';
import type { Source } from '../../config/source/json-source';
import { groupBy } from '../../lib/lists/group-by';
import { renameField } from '../../lib/json';
import { validateSchema } from '../schema/validate-schema';

/**
 * Renames misspelt fields where the correct name is unambiguous.
 *
 * The content of a misspelt field is checked only after the rename, which may reveal more problems; the function repeats
 * until nothing changes.
 *
 * @param source the config
 * @returns the new value, and a line for each change
 */
export function fixFields(source: Source): { value: unknown; changes: string[] } {
  const schema = readSchemaFiles().files;
  const changes = new Set<string>();
  let { value } = source;
  // Two rules that undo the renames of each other make no new line.
  for (let known = -1; known < changes.size;) {
    known = changes.size;
    const misspelt = validateSchema(schema, { ...source, value }).flatMap(({ path, fix, ...problem }) =>
      path && fix && 'rename' in fix ? [{ ...problem, path, name: fix.rename }] : [],
    );
    for (const [problem, ...others] of groupBy(misspelt, ({ pointer }) => pointer).values()) {
      const { file, line, column, location, path, name } = problem!;
      if (others.some((other) => other.name !== name)) continue;
      value = renameField(value, path, name);
      changes.add(`${file}:${line}:${column}  ${location}: "${path.at(-1)}" is now "${name}".`);
    }
  }
  return { value, changes: [...changes] };
}

import { SITE_CONFIG } from '../read-config';
import { readSchemaFiles } from '../schema/schema-files';
import { type Source, readJson } from '../source/json-source';
import { canonicalJson, writeJson } from '../source/write-json';
import { groupBy } from '../../lib/lists/group-by';
import { renameField, valueAt } from '../../lib/json';
import { validateSchema } from '../schema/validate-schema';
import { say } from '../../lib/text/message-language';

/**
 * Applies safe fixes to the config: it renames misspelt fields where the name is unambiguous, removes the direction of
 * languages, and writes the file in its canonical form. The order of fields and all other values stay.
 *
 * @param root the folder of the site
 * @returns the changes, one line each; none when the file is damaged
 * @throws when the file cannot be written
 */
export function fixConfig(root: string): string[] {
  const { source, problems } = readJson(root, SITE_CONFIG);
  if (problems.length > 0) return [];
  const { value, changes } = fixFields(source);
  if (source.text !== canonicalJson(source.value))
    changes.push(
      say({ en: `${SITE_CONFIG}  is now formatted.`, fr: `${SITE_CONFIG}  est maintenant mis en forme.` }),
    );
  if (changes.length > 0) writeJson(root, SITE_CONFIG, value);
  return changes;
}

/**
 * Renames misspelt fields where the correct name is unambiguous, and removes the direction of languages. What is in a misspelt field is checked only after its rename, by the next run.
 */
function fixFields(source: Source): { value: unknown; changes: string[] } {
  const changes: string[] = [];
  const { files } = readSchemaFiles();
  let value = structuredClone(source.value);
  const problems = validateSchema(files, source);
  for (const { file, line, column, location, path = [], fix } of problems) {
    if (!fix || !('remove' in fix)) continue;
    const name = path.at(-1)!;
    for (const entry of valueAt(value, path.slice(0, -2)) as object[]) Reflect.deleteProperty(entry, name);
    const place = `${file}:${line}:${column}  ${say(location)}`;
    changes.push(say({ en: `${place}: removed.`, fr: `${place} : supprimé.` }));
  }
  const misspelt = problems.flatMap(({ path, fix, ...problem }) =>
    path && fix && 'rename' in fix ? [{ ...problem, path, name: fix.rename }] : [],
  );
  for (const [problem, ...others] of groupBy(misspelt, ({ pointer }) => pointer).values()) {
    const { file, line, column, location, path, name } = problem!;
    if (others.some((other) => other.name !== name)) continue;
    value = renameField(value, path, name);
    const [place, former] = [`${file}:${line}:${column}  ${say(location)}`, path.at(-1)];
    const en = `${place}: "${former}" is now "${name}".`;
    changes.push(say({ en, fr: `${place} : « ${former} » devient « ${name} ».` }));
  }
  return { value, changes };
}

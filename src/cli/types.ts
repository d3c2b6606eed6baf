import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { problemLine } from '../build/problem';
import { schemaFiles } from '../build/schema-files';
import { schemaTypes } from '../build/schema-types';

const FILE = 'src/site/types.generated.ts';

/**
 * `npm run types [-- --check]`: writes the types of the config from its schema, or says that they are stale.
 *
 * @returns the exit code: 0 written or fresh, 1 stale, 2 the schema cannot be read
 */
export async function run(options: string[], root: string): Promise<number> {
  const file = join(root, FILE);
  const { files, problems } = schemaFiles(root);
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) return 2;
  const fresh = await format(await schemaTypes(files), {
    ...(await resolveConfig(file)),
    filepath: file,
  });
  if (readFileSync(file, 'utf8') === fresh) return 0;
  if (options.includes('--check')) {
    console.error(`${FILE} is older than schema/. Run: npm run types`);
    return 1;
  }
  writeFileSync(file, fresh);
  console.log(`${FILE} written.`);
  return 0;
}

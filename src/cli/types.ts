import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { commandOptions } from '../lib/args';
import { hoverTexts } from '../codegen/hover-texts';
import { problemLine } from '../config/source/problem';
import { replaceFile } from '../lib/replace-file';
import { rulesList } from '../codegen/rules-index';
import { rulesSchema } from '../codegen/rules-schema';
import { schemaFiles } from '../config/schema/schema-files';
import { schemaTypes } from '../codegen/typescript-types';

export const usage = `npm run types [-- OPTIONS]

Writes what follows from the schema and the rules: TypeScript types, the help of the editor, lists.

  --check   only say what is stale
  --help    this text`;

/**
 * `npm run types [-- --check]`: writes what follows from elsewhere: the schema and the list of the rules from their
 * table, the types of the config from its schema, and the help that the editor shows over each field, which stands in
 * the schema itself; or says which of them are stale.
 *
 * @returns the exit code: 0 written or fresh, 1 stale, 2 the schema cannot be read
 * @throws when an option is not known
 */
export async function run(options: string[], root: string): Promise<number> {
  const isCheck = commandOptions(options, ['--check']).has('--check');
  const rules = [
    await isStale(root, 'schema/rules.schema.json', withHelp(rulesSchema()), isCheck),
    await isStale(root, 'docs/rules/README.md', rulesList(), isCheck),
  ];
  const { files, problems } = schemaFiles(root);
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) return 2;
  const types = await isStale(root, 'src/site/types.generated.ts', await schemaTypes(files), isCheck);
  const help: boolean[] = [];
  for (const { name, text } of hoverTexts(files))
    help.push(await isStale(root, `schema/${name}`, text, isCheck));
  return isCheck && [...rules, types, ...help].includes(true) ? 1 : 0;
}

/** A schema with the help that the editor shows over its fields. */
function withHelp(text: string): string {
  const [written] = hoverTexts([{ name: 'rules.schema.json', text, schema: JSON.parse(text) }]);
  return written?.text ?? text;
}

/** Whether a file says something else than it should; unless it is only looked at, it is written. */
async function isStale(root: string, name: string, text: string, isCheck: boolean): Promise<boolean> {
  const file = join(root, name);
  const fresh = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (contentOf(file) === fresh) return false;
  if (isCheck) {
    console.error(`${name} is older than what it is written from. Run: npm run types`);
    return true;
  }
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, fresh);
  console.log(`${name} written.`);
  return true;
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

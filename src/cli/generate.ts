import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { generatedFiles } from '../codegen/generated-files';
import { blockPictures } from '../codegen/reference/block-screenshots';
import { BLOCK_PICTURES } from '../codegen/reference/blocks';
import { readSchemaFiles } from '../config/schema/schema-files';
import { problemLine } from '../config/source/problem';
import { parseOptions } from '../lib/args';
import { replaceFile } from '../lib/replace-file';
import { loadSite } from '../validate/load-site';
import { allRules } from '../validate/rules/index';

export const usage = `npm run generate [-- OPTIONS]

Writes the files generated from the schema and the rules: TypeScript types, the help in editors, lists and reference
pages.

  --check      only report stale files
  --pictures   take the screenshots of the blocks in a browser instead
  --help       print this text`;

/**
 * `npm run generate [-- --check | --pictures]`: writes the schema and the list of the rules from their table; the types
 * of the config, the help that editors show over each field, and the reference from the schema.
 *
 * @returns the exit code: 0 written or up to date, 1 stale or the config has errors, 2 the schema cannot be read
 * @throws when an option is unknown, or a screenshot cannot be taken
 */
export async function run(given: string[], root: string): Promise<number> {
  const options = parseOptions(given, ['--check', '--pictures']);
  const isCheck = options.has('--check');
  const stale: boolean[] = [];
  const { files, problems } = readSchemaFiles(root);
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) return 2;
  if (options.has('--pictures')) return takePictures(root);
  const french = JSON.parse(readFileSync(join(root, 'schema/descriptions.fr.json'), 'utf8')) as Record<string, string>;
  for (const [file, text] of await generatedFiles(files, allRules, french))
    stale.push(await isStale(root, file, text, isCheck));
  return isCheck && stale.includes(true) ? 1 : 0;
}

/** Whether a file differs from what it is generated from. Writes it, except for a check. */
async function isStale(root: string, name: string, text: string, isCheck: boolean): Promise<boolean> {
  const file = join(root, name);
  const current = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (existsSync(file) && readFileSync(file, 'utf8') === current) return false;
  if (isCheck) {
    console.error(`${name} is stale. Run: npm run generate`);
    return true;
  }
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, current);
  console.log(`${name} written.`);
  return true;
}

async function takePictures(root: string): Promise<number> {
  const { site, problems } = loadSite(root);
  if (!site) {
    for (const problem of problems) console.error(problemLine(problem));
    return 1;
  }
  const types = await blockPictures(root, site, join(root, 'docs', BLOCK_PICTURES));
  console.log(`Screenshots of ${types.length} blocks are in docs/${BLOCK_PICTURES}.`);
  return 0;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { blockPictures } from '../codegen/reference/block-screenshots';
import { BLOCK_PICTURES, blockReference } from '../codegen/reference/blocks';
import { commandOptions } from '../lib/args';
import { configReference } from '../codegen/reference/config';
import { loadSite } from '../validate/load-site';
import { problemLine } from '../config/source/problem';
import { replaceFile } from '../lib/replace-file';
import { schemaFiles, type SchemaFile } from '../config/schema/schema-files';

const references: [file: string, written: (files: SchemaFile[]) => string][] = [
  ['docs/blocks.md', blockReference],
  ['docs/config.md', configReference],
];

export const usage = `npm run reference [-- OPTIONS]

Writes docs/blocks.md and docs/config.md from the schema.

  --check      only say whether they are stale
  --pictures   take the pictures of the blocks in a browser instead
  --help       this text`;

/**
 * `npm run reference [-- --check | --pictures]`: writes the reference of the config from its schema, or says that
 * it is stale; with `--pictures`, takes the pictures of the blocks from the site instead, in a browser.
 *
 * @returns the exit code: 0 written or fresh, 1 stale or the config has errors, 2 the schema cannot be read
 * @throws when a picture cannot be taken, or an option is not known
 */
export async function run(given: string[], root: string): Promise<number> {
  const options = commandOptions(given, ['--check', '--pictures']);
  const { files, problems } = schemaFiles(root);
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) return 2;
  if (options.has('--pictures')) return takePictures(root);
  let status = 0;
  for (const [file, written] of references) {
    const path = join(root, file);
    const fresh = await format(written(files), { ...(await resolveConfig(path)), filepath: path });
    if (existsSync(path) && readFileSync(path, 'utf8') === fresh) continue;
    if (options.has('--check')) {
      console.error(`${file} is older than schema/. Run: npm run reference`);
      status = 1;
    } else {
      replaceFile(path, fresh);
      console.log(`${file} written.`);
    }
  }
  return status;
}

async function takePictures(root: string): Promise<number> {
  const { site, problems } = loadSite(root);
  if (!site) {
    for (const problem of problems) console.error(problemLine(problem));
    return 1;
  }
  const types = await blockPictures(root, site, join(root, 'docs', BLOCK_PICTURES));
  console.log(`Pictures of ${types.length} blocks are in docs/${BLOCK_PICTURES}.`);
  return 0;
}

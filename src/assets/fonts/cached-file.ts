import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeAtomically } from '../../lib/replace-file';

const require = createRequire(import.meta.url);

/**
 * Returns the path of a file made from a font, in `.cache/fonts`; it is made again when the font, the settings or the package
 * that makes it changed.
 *
 * @param root the folder of the site
 * @param name the name of the file, with an extension
 * @param input the font, the settings, and the package
 */
export async function cachedFile(
  root: string,
  name: { base: string; extension: string },
  input: { font: Uint8Array; settings: unknown; maker: string },
  make: () => Promise<Uint8Array | string>,
): Promise<string> {
  const { version } = JSON.parse(readFileSync(require.resolve(`${input.maker}/package.json`), 'utf8')) as {
    version: string;
  };
  const key = createHash('sha256')
    .update(input.font)
    .update(JSON.stringify([input.settings, version]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(root, '.cache/fonts');
  const file = join(folder, `${name.base}-${key}.${name.extension}`);
  if (existsSync(file)) return file;
  const content = await make();
  mkdirSync(folder, { recursive: true });
  writeAtomically(file, content);
  return file;
}

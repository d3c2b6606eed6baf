// Runs a command of src/cli. Node runs no TypeScript, and a runner costs up to a second at each start:
// the command is bundled once and kept until a source file changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setUp } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...options] = process.argv.slice(2);
const commands = readdirSync(join(root, 'src/cli')).map((file) => file.replace(/\.ts$/, ''));
if (!commands.includes(name)) {
  console.error(`There is no command "${name}". There are: ${commands.join(', ')}.`);
  process.exit(2);
}
process.chdir(root);
setUp(root);
if (name !== 'dev') process.env.NODE_ENV ??= 'production';
const { run } = await import(pathToFileURL(await bundled(name)).href);
process.exitCode = await run(options, root);

/** The bundle of a command, made anew when a source file or a package has changed. */
async function bundled(command) {
  const hash = createHash('sha256');
  for (const file of [
    ...sourceFiles(join(root, 'src')),
    ...sourceFiles(join(root, 'scripts')),
    join(root, 'package-lock.json'),
  ]) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';
  const folder = join(root, '.cache/commands', `${hash.digest('hex').slice(0, 16)}-${mode}`);
  const file = join(folder, `${command}.mjs`);
  if (existsSync(file)) return file;
  const { bundleCommand } = await import('./bundle-command.mjs');
  mkdirSync(folder, { recursive: true });
  await bundleCommand({ root, command, file });
  return file;
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

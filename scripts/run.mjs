// Runs a command of src/cli. Node does not run TypeScript, and a TypeScript runner adds up to a second to each start.
// The command is therefore bundled once, and again when a source file changes.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setUp } from './lib/setup.mjs';
import { sourceHash } from './bundler/source-hash.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...options] = process.argv.slice(2);
/** The file of each command under `src`, by the name of the command. */
const files = new Map(
  readdirSync(join(root, 'src/cli'), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [basename(file, '.ts'), join('cli', file)]),
);
const commands = [...files.keys()].toSorted();
if (name === '--help' || name === '-h') {
  console.log(`node scripts/run.mjs COMMAND [OPTIONS]; each has --help. Commands: ${commands.join(', ')}.`);
  process.exit(0);
}
if (!commands.includes(name)) {
  console.error(`There is no command "${name}". Commands: ${commands.join(', ')}.`);
  process.exit(2);
}
process.chdir(root);
setUp(root);
if (name !== 'dev') process.env.NODE_ENV ??= 'production';
try {
  const { run, usage } = await import(pathToFileURL(await bundle(name)).href);
  // `--help` in any position prints the help and runs nothing.
  const isHelp = options.some((option) => option === '--help' || option === '-h');
  if (isHelp) console.log(typeof usage === 'function' ? usage(options) : usage);
  else process.exitCode = await run(options, root);
} catch (error) {
  console.error(`The command "${name}" cannot run: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}

/** Returns the source files of a command's worker threads, which are bundled beside the command. */
function workersOf(command) {
  return ['build', 'release', 'start'].includes(command) ? ['prerender/pages/worker.ts'] : [];
}

/** Returns the path of a command's bundle. Creates the bundle when a source file or a package has changed. */
async function bundle(command) {
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';
  const folder = join(root, '.cache/commands', `${sourceHash(root)}-${mode}`);
  const entries = [...workersOf(command), files.get(command)];
  for (const entry of entries) await bundleEntry(entry, folder);
  return join(folder, `${command}.mjs`);
}

async function bundleEntry(entry, folder) {
  const entryName = basename(entry, '.ts');
  const file = join(folder, `${entryName}.mjs`);
  if (existsSync(file)) return;
  const { bundleCommand } = await import('./bundler/bundle-command.mjs');
  mkdirSync(folder, { recursive: true });
  // The draft is moved in one step, so that a command that starts at the same time never reads half a bundle.
  const draft = join(folder, `${entryName}-${process.pid}.mjs`);
  try {
    await bundleCommand({ root, entry, file: draft });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

// Runs a command of src/cli. Node runs no TypeScript, and a runner costs up to a second at each start:
// the command is bundled once and kept until a source file changes.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setUp } from './lib/setup.mjs';
import { sourceHash } from './bundler/source-hash.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...options] = process.argv.slice(2);
/** The commands by name, and the file of each under `src`. */
const files = new Map(
  readdirSync(join(root, 'src/cli'), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [basename(file, '.ts'), join('cli', file)]),
);
const commands = [...files.keys()].toSorted();
if (name === '--help' || name === '-h') {
  console.log(`node scripts/run.mjs COMMAND [OPTIONS]; each has --help. There are: ${commands.join(', ')}.`);
  process.exit(0);
}
if (!commands.includes(name)) {
  console.error(`There is no command "${name}". There are: ${commands.join(', ')}.`);
  process.exit(2);
}
process.chdir(root);
setUp(root);
if (name !== 'dev') process.env.NODE_ENV ??= 'production';
try {
  const { run, usage } = await import(pathToFileURL(await bundled(name)).href);
  // In any position: a request for help runs nothing.
  const isAsked = options.some((option) => option === '--help' || option === '-h');
  if (isAsked) console.log(typeof usage === 'function' ? usage(options) : usage);
  else process.exitCode = await run(options, root);
} catch (error) {
  console.error(`The command "${name}" cannot run: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}

/** What the threads of a command run; it lies beside the command under its own name. */
function threadsOf(command) {
  return ['build', 'release', 'start'].includes(command) ? ['prerender/pages/worker.ts'] : [];
}

/** The bundle of a command, made anew when a source file or a package has changed. */
async function bundled(command) {
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';
  const folder = join(root, '.cache/commands', `${sourceHash(root)}-${mode}`);
  const entries = [...threadsOf(command), files.get(command)];
  for (const entry of entries) await bundledEntry(entry, folder);
  return join(folder, `${command}.mjs`);
}

async function bundledEntry(entry, folder) {
  const own = basename(entry, '.ts');
  const file = join(folder, `${own}.mjs`);
  if (existsSync(file)) return;
  const { bundleCommand } = await import('./bundler/bundle-command.mjs');
  mkdirSync(folder, { recursive: true });
  // A draft of its own, moved in one step: a command that starts meanwhile never reads half a bundle.
  const draft = join(folder, `${own}-${process.pid}.mjs`);
  try {
    await bundleCommand({ root, entry, file: draft });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

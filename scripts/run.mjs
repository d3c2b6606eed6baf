// Runs a command of src/cli. Node does not run TypeScript, and a TypeScript runner adds up to a second to each start.
// The commands are therefore bundled once, and again when a source file changes.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setUp } from './lib/setup.mjs';
import { errorMessage } from './lib/thrown-at.mjs';
import { sourceHash } from './bundler/source-hash.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = 'help', ...options] = process.argv.slice(2);
const files = readdirSync(join(root, 'src/cli')).filter((file) => file.endsWith('.ts'));
if (!files.includes(`${name}.ts`)) {
  console.error(`There is no command "${name}". List them: npm run help`);
  process.exit(2);
}
const shell = { folder: process.cwd(), variables: { ...process.env } };
process.chdir(root);
setUp(root);
// React and Vite choose their build by it. The command decides, whatever the shell says.
process.env.NODE_ENV = name === 'dev' ? 'development' : 'production';
try {
  const { default: command } = await import(pathToFileURL(join(await bundledCommands(), `${name}.mjs`)).href);
  process.exitCode = await command.execute(options, root, shell);
} catch (error) {
  console.error(`The command "${name}" cannot run: ${errorMessage(error, root)}`);
  process.exitCode = 2;
}

/** Returns the folder with the bundles of all commands. Creates them when a source file or a package has changed. */
async function bundledCommands() {
  const folder = join(root, '.cache/commands', `${sourceHash(root)}-${process.env.NODE_ENV}`);
  if (existsSync(folder)) return folder;
  const { bundleCommands } = await import('./bundler/bundle-commands.mjs');
  // The draft is moved in one step, so that a command that starts at the same time never reads half a bundle.
  const draft = `${folder}-${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
    const entries = files.map((file) => `cli/${file}`);
    await bundleCommands(root, entries, draft);
    renameSync(draft, folder);
  } catch (error) {
    // Another command may have been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

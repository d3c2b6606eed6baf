// Builds the engine's complete site in a copy of the project, and serves it with `npm start`.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve('.local/engine-site');
mkdirSync(folder, { recursive: true });
// Keeps the caches of earlier builds and replaces the other files.
for (const name of readdirSync(folder).filter(
  (entry) => !['.cache', '.local', 'node_modules'].includes(entry),
))
  rmSync(join(folder, name), { recursive: true });
for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'src', 'scripts', 'schema'])
  cpSync(name, join(folder, name), { recursive: true });
cpSync('tests/support/sites/agency', folder, { recursive: true });
if (!existsSync(join(folder, 'node_modules')))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
process.argv.splice(2, Infinity, 'start');
await import(pathToFileURL(join(folder, 'scripts/run.mjs')).href);

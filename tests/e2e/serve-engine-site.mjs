// Builds the engine's complete site in a folder of its own, and serves it with `npm start`.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('.local/engine-site');
mkdirSync(folder, { recursive: true });
// Keeps the caches of earlier builds and replaces the other files.
for (const name of readdirSync(folder).filter((entry) => !['.cache', '.local'].includes(entry)))
  rmSync(join(folder, name), { recursive: true });
cpSync('tests/support/sites/agency', folder, { recursive: true });
process.argv.splice(2, Infinity, 'start', '--no-share-pictures', '--site', folder);
await import('../../scripts/run.mjs');

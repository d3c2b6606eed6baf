// Builds a copy of the engine's complete site in a folder of its own, and serves it: node serve-site-copy.mjs NAME
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { crowd } from '../support/crowded-site.mjs';

const [, , name = ''] = process.argv;
const folder = resolve('.local', name);
mkdirSync(folder, { recursive: true });
// Keeps the caches of earlier builds and replaces the other files.
for (const entry of readdirSync(folder).filter((each) => !['.cache', '.local'].includes(each)))
  rmSync(join(folder, entry), { recursive: true });
cpSync('tests/support/sites/agency', folder, { recursive: true });
if (name === 'crowded-site') crowd(folder);
process.argv.splice(2, Infinity, 'start', '--site', folder);
await import('../../scripts/run.mjs');

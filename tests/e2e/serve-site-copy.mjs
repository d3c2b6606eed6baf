// Builds a copy of a site in a folder of its own, and serves it with `npm start`: node serve-site-copy.mjs SITE NAME
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { crowdHeader } from '../support/crowded-header.mjs';

const [, , site = '', name = ''] = process.argv;
const folder = resolve('.local', name);
mkdirSync(folder, { recursive: true });
// Keeps the caches of earlier builds and replaces the other files.
for (const entry of readdirSync(folder).filter((each) => !['.cache', '.local'].includes(each)))
  rmSync(join(folder, entry), { recursive: true });
cpSync(site, folder, {
  recursive: true,
  filter: (path) => !/[\\/](?:dist|\.cache|\.local)(?:[\\/]|$)/.test(path),
});
if (name === 'crowded-site') crowdHeader(folder);
process.argv.splice(2, Infinity, 'start', '--no-share-pictures', '--site', folder);
await import('../../scripts/run.mjs');

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve, sep } from 'node:path';

/*
 * The tests of the engine use separate sites, so that no edit of the shipped content fails them. A test that reads the
 * shipped site with `readFileSync` fails here. Other functions are not checked.
 */
const shipped = ['site.config.json', 'locales', 'site.lock.json'];
const paths = shipped.map((name) => resolve(name));
const { readFileSync } = fs;

fs.readFileSync = ((file: unknown, ...rest: never[]) => {
  const path = typeof file === 'string' ? resolve(file) : '';
  if (paths.some((own) => path === own || path.startsWith(own + sep)))
    throw new Error(`A test of the engine reads ${path}. Use a site of tests/support/sites.`);
  return readFileSync(file as never, ...rest);
}) as typeof readFileSync;
syncBuiltinESMExports();

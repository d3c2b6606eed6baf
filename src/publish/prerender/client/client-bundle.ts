import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from '../../../../scripts/bundler/source-hash.mjs';
import { environment, withVariable } from '../../../lib/environment';
import { projectRoot } from '../../../lib/project-root';
import { environmentFiles } from '../../hosting/emailjs-account';
import type { ComponentRules } from './extract-styles';

/** The code for the browser: the start script and the chunks that it loads later. */
export type ClientBundle = Awaited<ReturnType<typeof clientBundle>>;

/**
 * Bundles the client for production. The bundle does not depend on the config, so it is cached until a source file, a
 * package or a `VITE_…` variable changes.
 *
 * @param root the folder of the site, with its `.env` files
 * @param mode `production`, or `preview` for `npm start`, whose form posts to its own server
 */
export async function clientBundle(root: string, mode: string) {
  const hash = sourceHash(projectRoot, mode, ...environmentInputs(root, mode));
  // In the project: sites share it, and its packages are resolved from there.
  const folder = join(projectRoot, '.cache/client', hash);
  // Vite and React then use their production builds, in tests too.
  if (!existsSync(folder)) {
    // Imported on demand: most builds find the client in the cache, and the bundler takes longer to load than all of their checks.
    const { bundleClient } = await import('./bundle-client');
    await withVariable('NODE_ENV', 'production', () => bundleClient(folder, root, mode));
  }
  const start = readFileSync(join(folder, 'start.txt'), 'utf8');
  const assets = readdirSync(join(folder, 'assets')).toSorted();
  return {
    /** The URL of the start script. */
    start,
    /** The rules of all components. */
    components: JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8')) as ComponentRules[],
    files: assets.map((name) => ({
      url: `/assets/${name}`,
      bytes: readFileSync(join(folder, 'assets', name)),
    })),
  };
}

/** Returns the `VITE_…` variables and the contents of the `.env` files, which the client code depends on. */
function environmentInputs(root: string, mode: string): (string | Uint8Array)[] {
  const variables = Object.entries(environment.variables).filter(([name]) => name.startsWith('VITE_'));
  return [
    JSON.stringify(variables.toSorted()),
    ...environmentFiles(root, mode).map((file) => readFileSync(file)),
  ];
}

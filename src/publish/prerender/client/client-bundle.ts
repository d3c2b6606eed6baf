import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rollup } from 'vite';
import { compiledStyles } from '../../../../scripts/bundler/compiled-styles-plugin.mjs';
import { sourceHash } from '../../../../scripts/bundler/source-hash.mjs';
import { environment, withVariable } from '../../../lib/environment';
import { renameIfFree } from '../../../lib/files';
import { projectRoot } from '../../../lib/project-root';
import { environmentFiles } from '../../hosting/emailjs-account';
import { componentRules, type ComponentRules } from './extract-styles';

/** The code for the browser: the start script and the chunks that it loads later. */
export interface ClientBundle {
  /** The URL of the start script. */
  start: string;
  /** The rules of all components. */
  components: ComponentRules[];
  files: { url: string; bytes: Uint8Array }[];
}

/**
 * Bundles the client for production. The bundle does not depend on the config, so it is cached until a source file, a
 * package or a `VITE_…` variable changes.
 *
 * @param root the folder of the site, with its `.env` files
 * @param mode `production`, or `preview` for `npm start`, whose form posts to its own server
 */
export async function clientBundle(root: string, mode: string): Promise<ClientBundle> {
  const hash = sourceHash(projectRoot, mode, ...environmentInputs(root, mode));
  // In the project: sites share it, and its packages are resolved from there.
  const folder = join(projectRoot, '.cache/client', hash);
  // Vite and React then use their production builds, in tests too.
  if (!existsSync(folder)) await withVariable('NODE_ENV', 'production', () => bundleInto(folder, root, mode));
  const start = readFileSync(join(folder, 'start.txt'), 'utf8');
  const assets = readdirSync(join(folder, 'assets')).toSorted();
  return {
    start,
    components: JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8')) as ComponentRules[],
    files: assets.map((name) => ({
      url: `/assets/${name}`,
      bytes: readFileSync(join(folder, 'assets', name)),
    })),
  };
}

async function bundleInto(folder: string, root: string, mode: string) {
  // Imported on demand: most builds find the client in the cache.
  const { build } = await import('vite');
  const { output } = (await build({
    root: projectRoot,
    mode,
    configFile: false,
    logLevel: 'warn',
    envDir: root,
    plugins: [compiledStyles(projectRoot)],
    build: {
      write: false,
      target: ['chrome129', 'edge129', 'firefox131', 'safari18'],
      modulePreload: false,
      minify: true,
      rolldownOptions: {
        // Directives such as "use client" do not matter: everything runs in the browser.
        checks: { moduleLevelDirective: false },
        input: { start: join(projectRoot, 'src/client/app/entry/start.ts') },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
              { name: 'router', test: /node_modules[\\/]react-router/ },
              {
                name: 'words',
                test: /node_modules[\\/](?:i18next|react-i18next|html-parse-stringify|use-sync-external-store|void-elements)/,
              },
              // Otherwise what a block that is loaded on demand shares with the others becomes many small files.
              { name: 'ui', test: /[\\/]src[\\/](?:client[\\/](?:ui|browser)|site)[\\/]/ },
            ],
          },
        },
      },
    },
  })) as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const start = chunks.find((chunk) => chunk.isEntry);
  if (!start) throw new Error('The client bundle has no start script.');
  // Written to a draft folder and renamed in one step, so that the cache never contains an incomplete bundle.
  const draft = `${folder}-${process.pid}`;
  try {
    mkdirSync(join(draft, 'assets'), { recursive: true });
    for (const chunk of chunks) writeFileSync(join(draft, chunk.fileName), chunk.code);
    writeFileSync(join(draft, 'start.txt'), `/${start.fileName}`);
    writeFileSync(join(draft, 'components.json'), JSON.stringify(await componentRules(draft)));
    // A concurrent build can be faster; its bundle is the same.
    renameIfFree(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Returns the `VITE_…` variables and the contents of the `.env` files, which the client code depends on. */
function environmentInputs(root: string, mode: string): (string | Uint8Array)[] {
  const variables = Object.entries(environment.variables).filter(([name]) => name.startsWith('VITE_'));
  return [
    JSON.stringify(variables.toSorted()),
    ...environmentFiles(root, mode).map((file) => readFileSync(file)),
  ];
}

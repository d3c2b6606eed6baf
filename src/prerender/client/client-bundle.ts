import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rollup } from 'vite';
import { sourceHash } from '../../../scripts/bundler/source-hash.mjs';
import { compiledStyles } from '../../../scripts/bundler/compiled-styles-plugin.mjs';
import { componentStyles } from './extract-styles';
import { renameIfFree } from '../../lib/files';

/** What the browser runs: the start script and the pieces it fetches later. */
export interface ClientBundle {
  /** The address of the start script. */
  start: string;
  /** The rules of all components. */
  css: string;
  files: { url: string; bytes: Uint8Array }[];
}

/**
 * Bundles the client for production. It knows nothing of the config, so it is kept until a source
 * file, a package or a `VITE_…` variable changes.
 *
 * @param mode `production`, or `preview` for `npm start`, whose form posts to its own server
 */
export async function clientBundle(root: string, mode: string): Promise<ClientBundle> {
  const folder = join(root, '.cache/client', sourceHash(root, mode, ...settings(root, mode)));
  if (!existsSync(folder)) await inProduction(() => bundleInto(folder, root, mode));
  const start = readFileSync(join(folder, 'start.txt'), 'utf8');
  const assets = readdirSync(join(folder, 'assets')).toSorted();
  return {
    start,
    css: readFileSync(join(folder, 'components.css'), 'utf8'),
    files: assets.map((name) => ({
      url: `/assets/${name}`,
      bytes: readFileSync(join(folder, 'assets', name)),
    })),
  };
}

/**
 * Whoever asks, a test too, gets React as visitors get it: Vite and the packages go by this variable.
 */
async function inProduction(work: () => Promise<void>) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function bundleInto(folder: string, root: string, mode: string) {
  // Loaded when it is needed: most builds find their client bundled.
  const { build } = await import('vite');
  const { output } = (await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    envDir: root,
    plugins: [compiledStyles(root)],
    build: {
      write: false,
      target: ['chrome129', 'edge129', 'firefox131', 'safari18'],
      modulePreload: false,
      minify: true,
      rolldownOptions: {
        // Packages say where they run; here everything runs in the browser.
        checks: { moduleLevelDirective: false },
        input: { start: join(root, 'src/app/entry/start.ts') },
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
            ],
          },
        },
      },
    },
  })) as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const start = chunks.find((chunk) => chunk.isEntry);
  if (!start) throw new Error('the client bundle has no start script');
  // Written beside and moved in one step, so that a bundle is there whole or not at all.
  const draft = `${folder}-${process.pid}`;
  try {
    mkdirSync(join(draft, 'assets'), { recursive: true });
    for (const chunk of chunks) writeFileSync(join(draft, chunk.fileName), chunk.code);
    writeFileSync(join(draft, 'start.txt'), `/${start.fileName}`);
    writeFileSync(join(draft, 'components.css'), await componentStyles(root, draft));
    // Another build may have been faster; its bundle is the same.
    renameIfFree(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** What the client's code is told from outside: the `VITE_…` variables, set or written into a file. */
function settings(root: string, mode: string): (string | Uint8Array)[] {
  const set = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].map((name) => join(root, name));
  return [
    JSON.stringify(set.toSorted()),
    ...files.filter((file) => existsSync(file)).map((file) => readFileSync(file)),
  ];
}

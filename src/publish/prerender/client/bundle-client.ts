import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { compiledStyles } from '../../../../scripts/bundler/compiled-styles-plugin.mjs';
import { renameIfFree } from '../../../lib/files';
import { projectRoot } from '../../../lib/project-root';
import { componentRules } from './extract-styles';

/**
 * Bundles the client into a folder, with the rules of its components.
 *
 * @param root the folder of the site, with its `.env` files
 * @param mode selects the `.env` files
 */
export async function bundleClient(folder: string, root: string, mode: string) {
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

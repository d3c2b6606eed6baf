import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { compiledStyles } from './compiled-styles-plugin.mjs';

/**
 * Bundles commands; each gets a file under its own name. Packages stay external.
 *
 * @param {string} root the folder of the project
 * @param {string[]} entries the source files, relative to `src/`
 * @param {string} folder the folder to write
 */
export async function bundleCommands(root, entries, folder) {
  await build({
    cwd: root,
    input: entries.map((entry) => join(root, 'src', entry)),
    platform: 'node',
    external: (id) => /^[^./\0]/.test(id) && !id.startsWith(root),
    resolve: { conditionNames: ['node', 'import', 'default'], mainFields: ['module', 'main'] },
    transform: { define: { 'import.meta.env': JSON.stringify({ MODE: 'server' }) } },
    plugins: [rawText(), compiledStyles(root)],
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // Only an error reads them (scripts/lib/thrown-at.mjs): Node would read them at each start.
      sourcemap: 'hidden',
      sourcemapExcludeSources: true,
    },
    logLevel: 'warn',
  });
}

/** Returns a plugin for `import text from './file.css?raw'`, as in Vite. */
function rawText() {
  return {
    name: 'raw-text',
    resolveId: {
      filter: { id: /\?raw$/ },
      async handler(id, importer) {
        const resolved = await this.resolve(id.slice(0, -'?raw'.length), importer);
        return resolved && `${resolved.id}?raw`;
      },
    },
    load: {
      filter: { id: /\?raw$/ },
      handler: (id) => `export default ${JSON.stringify(readFileSync(id.slice(0, -'?raw'.length), 'utf8'))}`,
    },
  };
}

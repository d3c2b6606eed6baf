import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { compiledStyles } from './compiled-styles-plugin.mjs';

/**
 * Bundles a command or its worker threads. Packages stay external.
 *
 * @param {{ root: string, entry: string, file: string }} options the source file under `src/`, and the bundle to write
 */
export async function bundleCommand({ root, entry, file }) {
  await build({
    cwd: root,
    input: join(root, 'src', entry),
    platform: 'node',
    external: (id) => /^[^./\0]/.test(id) && !id.startsWith(root),
    resolve: { conditionNames: ['node', 'import', 'default'], mainFields: ['module', 'main'] },
    transform: { define: { 'import.meta.env': JSON.stringify({ MODE: 'server' }) } },
    plugins: [rawText(), compiledStyles(root)],
    output: { file, format: 'esm', codeSplitting: false },
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

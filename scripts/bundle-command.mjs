import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { compiledStyles } from './compiled-styles-plugin.mjs';

/**
 * Bundles one command with what it renders. Packages stay outside.
 */
export async function bundleCommand({ root, command, file }) {
  await build({
    cwd: root,
    input: join(root, 'src/cli', `${command}.ts`),
    platform: 'node',
    external: (id) => /^[^./\0]/.test(id) && !id.startsWith(root),
    resolve: { conditionNames: ['node', 'import', 'default'], mainFields: ['module', 'main'] },
    transform: { define: { 'import.meta.env': JSON.stringify({ MODE: 'server' }) } },
    plugins: [rawText(), compiledStyles(root)],
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
}

/** `import text from './file.css?raw'`, as Vite has it. */
function rawText() {
  return {
    name: 'raw-text',
    resolveId: {
      filter: { id: /\?raw$/ },
      async handler(id, importer) {
        const found = await this.resolve(id.slice(0, -'?raw'.length), importer);
        return found && `${found.id}?raw`;
      },
    },
    load: {
      filter: { id: /\?raw$/ },
      handler: (id) => `export default ${JSON.stringify(readFileSync(id.slice(0, -'?raw'.length), 'utf8'))}`,
    },
  };
}

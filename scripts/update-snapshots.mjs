// `npm run test:update`: after an intended change of the look, takes new screenshots. Review the changes before you commit them.
import { fileURLToPath } from 'node:url';
import { scriptOptions } from './lib/script-options.mjs';
import { setUp } from './lib/setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const blocks = scriptOptions('test:update', {
  '--blocks': 'take the pictures of docs/blocks.md instead, from the shipped site',
  '--blocks=': 'only those of some types of blocks, such as hero,steps',
}).at(-1);
process.chdir(root);
setUp(root);
if (blocks) {
  const { createServer } = await import('vite');
  const { compiledStyles } = await import('./bundler/compiled-styles-plugin.mjs');
  // It runs the TypeScript, and writes the styles as a build does.
  const vite = await createServer({
    configFile: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [compiledStyles(root)],
  });
  const { default: blockPictures } = await vite.ssrLoadModule('/tests/docs/block-pictures.ts');
  process.exitCode = await blockPictures(root, blocks.split('=')[1]?.split(',') ?? []);
  await vite.close();
} else {
  const { chromium } = await import('./lib/chromium.mjs');
  const { runTool } = await import('./lib/run-tool.mjs');
  process.exitCode = await runTool(
    root,
    'playwright',
    ['test', '--config=tests/e2e/playwright.config.ts', 'look.spec.ts', '--update-snapshots'],
    { CHROMIUM: chromium(root), TEST_ALL: '1' },
  );
}

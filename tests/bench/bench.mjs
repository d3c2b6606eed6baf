// `npm run bench -- KIND`: measures, and fails for no figure. Vite runs the TypeScript of each kind.
import { fileURLToPath } from 'node:url';
import { scriptOptions } from '../../scripts/lib/script-options.mjs';
import { setUp } from '../../scripts/lib/setup.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kinds = {
  pages:
    '[FOLDER ...]: bytes, files, long tasks, presses and saves; of the folder dist, or of several built folders',
  scale: '[SIZE ...]: validate and build with 1000 and 10000 more addresses, or other numbers of them',
  corpus: 'FILE ...: the rules of the contact form, tried on each line of text files',
};
const [kind = '', ...args] = scriptOptions('bench', kinds, 'KIND');
if (!Object.hasOwn(kinds, kind)) {
  const problem = kind === '' ? 'Say what to measure.' : `There is no measure "${kind}".`;
  console.error(`${problem} The measures are: ${Object.keys(kinds).join(', ')}.`);
  process.exit(2);
}
process.chdir(root);
setUp(root);
const { runnerImport } = await import('vite');
const { module } = await runnerImport(`${root}tests/bench/${kind}.ts`, {
  configFile: false,
  logLevel: 'warn',
});
process.exitCode = await module.default(args, root);

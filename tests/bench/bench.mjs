// `npm run bench -- KIND`: measures, and fails for no figure. Vite runs the TypeScript of each kind.
import { fileURLToPath } from 'node:url';
import { setUp } from '../../scripts/lib/setup.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kinds = {
  pages:
    '[FOLDER ...]   bytes, files, long tasks, presses and saves; of the folder dist, or of several built folders',
  scale: '[SIZE ...]     validate and build with 1000 and 10000 more pages, or other numbers of them',
  corpus: 'FILE ...       the rules of the contact form, tried on each line of text files',
};
const [kind = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(kinds, kind)) {
  console.error('npm run bench -- KIND\n');
  for (const [name, help] of Object.entries(kinds)) console.error(`  ${name.padEnd(6)} ${help}`);
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

// Runs a tool of node_modules and first installs missing packages: `node scripts/tool.mjs prettier --check .`
import { fileURLToPath } from 'node:url';
import { runTool } from './lib/run-tool.mjs';
import { setUp } from './lib/setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
setUp(root);
const [tool = '', ...options] = process.argv.slice(2);
process.exitCode = runTool(root, tool, options);

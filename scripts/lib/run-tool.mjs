import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages whose command has a different name. */
const packages = { tsc: 'typescript', playwright: '@playwright/test' };

/** Returns the script of the command of an installed package, for Node. */
export function toolScript(root, tool) {
  const folder = join(root, 'node_modules', packages[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[tool]);
}

/**
 * Runs the command of an installed package, the same way on every system.
 *
 * @param timeout the timeout in milliseconds
 * @returns the exit code
 */
export function runTool(root, tool, options, env = {}, timeout = undefined) {
  const { status } = spawnSync(process.execPath, [toolScript(root, tool), ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout,
  });
  return status ?? 1;
}

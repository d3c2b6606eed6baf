import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layOutSite } from './sites';

const engine = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'deploy',
  'schema',
  'src',
  'scripts',
  'README.md',
  'tests/bench',
];

/** Creates a temporary copy of the project with the engine's complete site. It shares the installed packages. */
export function projectCopy(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  layOutSite('agency', folder);
  for (const name of engine) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Runs a command of a project with a fixed clock, and waits until it ends.
 *
 * @param options the command and its options, such as `['build', '--no-compression']`
 * @param epoch the time of the clock, in seconds since 1970
 * @returns the exit code and the output
 */
export async function ended(
  folder: string,
  options: string[],
  epoch: string,
): Promise<{ status: unknown; said: string }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: epoch },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, said };
}

/**
 * Starts a server of a project, and waits until it prints its address.
 *
 * @returns a function that stops the server
 */
export async function served(folder: string, command: 'start' | 'dev', port: number): Promise<() => void> {
  const server = spawn(process.execPath, ['scripts/run.mjs', command], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: '' },
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      if (said.includes(`http://127.0.0.1:${port}`)) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', () => reject(new Error(said)));
  });
  return () => {
    server.removeAllListeners('exit').kill();
  };
}

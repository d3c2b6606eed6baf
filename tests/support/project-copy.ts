import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { SiteCopy } from './site-copy';

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

/** A temporary copy of the project with the engine's complete site. It shares the installed packages. */
export class ProjectCopy extends SiteCopy {
  constructor() {
    super();
    for (const name of engine) cpSync(name, join(this.folder, name), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }
}

/**
 * Runs a command of a project, and waits until it ends. Its messages are in English, without colors.
 *
 * @param options the command and its options, such as `['build', '--no-compression']`
 * @returns the exit code and the output
 */
export async function ended(
  folder: string,
  options: string[],
  environment: Record<string, string> = {},
): Promise<{ status: unknown; said: string }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...options], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'en_US.UTF-8', FORCE_COLOR: '0', ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, said };
}

/**
 * Starts a server of a project, and waits until it prints its address.
 *
 * @returns a function that stops the server, and waits until it writes nothing any more
 */
export async function served(
  folder: string,
  command: 'start' | 'dev',
  port: number,
): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['scripts/run.mjs', command], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
  });
  const end = once(server, 'exit');
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
  return async () => {
    server.kill();
    await end;
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeWord, makeScaleProject } from './scale-project';

const PATIENCE = 10_000;

/**
 * How long it takes from a save of the config until the development server tells the new word, in
 * milliseconds, several times over.
 *
 * @param root the project; a copy is served, outside the folders in which the server watches nothing
 * @param page the address of the data of its last page, which a save changes
 * @throws when the server does not start or a change is not seen
 */
export async function savesUntilSeen(root: string, page: string, times: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-dev-'));
  makeScaleProject(root, folder, 0);
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressOf(server.stdout);
    const shown = async () => (await fetch(`${address}${page}`)).text();
    await shown();
    const taken: number[] = [];
    for (let time = 1; time <= times; time += 1) {
      const word = `Word ${time} of ${process.pid}`;
      await pause(500);
      const start = performance.now();
      changeWord(folder, word);
      while (!(await shown()).includes(word)) {
        await pause(5);
        if (performance.now() - start > PATIENCE) throw new Error('a change was not seen within ten seconds');
      }
      taken.push(performance.now() - start);
    }
    return taken;
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  output.on('data', (chunk) => (said += String(chunk)));
  for (;;) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    if (address) return address;
    await Promise.race([
      once(output, 'data'),
      once(output, 'end').then(() => Promise.reject(new Error(said))),
    ]);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

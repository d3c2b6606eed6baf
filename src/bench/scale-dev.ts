import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { changeWord } from './scale-project';

/**
 * How long it takes from a save of the config until the development server tells the new word, in
 * milliseconds, several times over.
 *
 * @param folder a project
 * @param page the address of the data of its last page, which a save changes
 * @throws when the server does not start
 */
export async function savesUntilSeen(folder: string, page: string, times: number): Promise<number[]> {
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
      while (!(await shown()).includes(word)) await pause(5);
      taken.push(performance.now() - start);
    }
    return taken;
  } finally {
    server.kill();
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

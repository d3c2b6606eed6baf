import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLanguage } from '../../site/languages';
import { dataUrl, pageUrl } from '../../site/page-url';
import { changeWord, makeScaleProject } from './scale-project';

const TIMEOUT = 10_000;

/**
 * Returns the times from a save of the config until the development server serves the new text, in milliseconds.
 *
 * @param root the project; the server runs on a copy in the system's temporary folder, which it watches
 * @param times the number of measurements
 * @throws when the server does not start or a change does not appear
 */
export async function measureSaves(root: string, times: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-dev-'));
  const { lastPath } = makeScaleProject(root, folder, 0);
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressOf(server.stdout);
    const content = async () =>
      (await fetch(`${address}${dataUrl(pageUrl(lastPath, defaultLanguage))}`)).text();
    await content();
    const durations: number[] = [];
    for (let time = 1; time <= times; time += 1) {
      const word = `Word ${time} of ${process.pid}`;
      await pause(500);
      const start = performance.now();
      changeWord(folder, word);
      while (!(await content()).includes(word)) {
        await pause(5);
        if (performance.now() - start > TIMEOUT)
          throw new Error('A change did not appear within ten seconds.');
      }
      durations.push(performance.now() - start);
    }
    return durations;
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the address that the server prints. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  output.on('data', (chunk) => (text += String(chunk)));
  for (;;) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
    if (address) return address;
    await Promise.race([
      once(output, 'data'),
      once(output, 'end').then(() => Promise.reject(new Error(text))),
    ]);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

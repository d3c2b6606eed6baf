import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { SiteConfig } from '../../src/site/types.generated';

/**
 * Returns the times from a save of the config until a browser shows the new title of the home page, in milliseconds.
 *
 * @param root the project; `npm run dev` serves a copy of its site
 * @throws when the server does not start or a change does not appear
 */
export async function measureSaves(browser: Browser, root: string, times: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const name of ['site.config.json', 'locales', 'public'].filter((part) => existsSync(join(root, part))))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--site', folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(await addressOf(server.stdout));
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const file = join(folder, 'site.config.json');
    const durations: number[] = [];
    while (durations.length < times) {
      const title = `Un titre de plus, le numéro ${durations.length + 1}`;
      const config = JSON.parse(readFileSync(file, 'utf8')) as SiteConfig;
      for (const home of config.pages.filter(({ kind }) => kind === 'home'))
        home.title = Object.fromEntries(
          config.languages.map(({ code }) => [code, title]),
        ) as typeof home.title;
      const start = performance.now();
      writeFileSync(file, JSON.stringify(config, null, 2));
      await page.waitForFunction((words) => document.title.includes(words), title, { timeout: 60_000 });
      durations.push(performance.now() - start);
    }
    await page.close();
    return durations;
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the address that the server prints. */
function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (chunk) => {
      text += String(chunk);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
      if (address) resolve(address);
    });
    output.on('end', () => reject(new Error(`The development server printed no address:\n${text}`)));
  });
}

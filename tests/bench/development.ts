import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { SiteConfig } from '../../src/site/types.generated';

/** Times of the development server in milliseconds, one for each run. */
interface DevelopmentTimes {
  /** From a save of the config until a browser shows the new title of the home page. */
  saves: number[];
  /** From a click on its headline until the panel that edits it is there. */
  panels: number[];
  /** From a save in the panel until the page shows the new headline. */
  edits: number[];
}

/**
 * Measures the development server with a copy of the site.
 *
 * @param root the project
 * @throws when the server does not start or a change does not appear
 */
export async function measureDevelopment(
  browser: Browser,
  root: string,
  times: number,
): Promise<DevelopmentTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const name of ['site.config.json', 'locales', 'public'].filter((part) => existsSync(join(root, part))))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--site', folder], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(await addressOf(server.stdout));
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const file = join(folder, 'site.config.json');
    const saves: number[] = [];
    while (saves.length < times) saves.push(await timeSave(page, file, saves.length));
    await page.getByRole('button', { name: 'Modifier' }).click();
    await page.getByRole('button', { name: 'Annuler' }).waitFor();
    const edits: { panel: number; seen: number }[] = [];
    while (edits.length < times) edits.push(await timeEdit(page, edits.length));
    await page.close();
    return { saves, panels: edits.map(({ panel }) => panel), edits: edits.map(({ seen }) => seen) };
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeSave(page: Page, file: string, run: number): Promise<number> {
  const title = `Un titre de plus, le numéro ${run + 1}`;
  const config = JSON.parse(readFileSync(file, 'utf8')) as SiteConfig;
  for (const home of config.pages.filter(({ kind }) => kind === 'home'))
    home.title = Object.fromEntries(config.languages.map(({ code }) => [code, title])) as typeof home.title;
  const start = performance.now();
  writeFileSync(file, JSON.stringify(config, null, 2));
  await page.waitForFunction((words) => document.title.includes(words), title, { timeout: 60_000 });
  return performance.now() - start;
}

async function timeEdit(page: Page, run: number): Promise<{ panel: number; seen: number }> {
  const words = `Titre ${String.fromCodePoint(65 + run)}`;
  const headline = page.locator('h1');
  // The marks come with the next version of the page.
  await page.waitForFunction(() => /[\ufe00-\ufe0d]/.test(document.querySelector('h1')?.textContent ?? ''));
  await page.evaluate(() => scrollTo(0, 0));
  const clicked = performance.now();
  await headline.click({ position: { x: 60, y: 20 } });
  await page.locator('#edit-panel textarea').first().waitFor();
  const panel = performance.now() - clicked;
  for (const field of await page.locator('#edit-panel form > label > textarea').all())
    await field.fill(words);
  const saved = performance.now();
  await page.locator('#edit-panel form > button').click();
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent?.includes(text), words);
  const seen = performance.now() - saved;
  // The panel stays for what it has to say of the words.
  await page.keyboard.press('Escape');
  await page.locator('#edit-panel').waitFor({ state: 'detached' });
  return { panel, seen };
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

import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const port = Number(process.env.PORT ?? 4319) + 50;
const address = `http://127.0.0.1:${port}`;
let folder = '';
let server: ChildProcess;

test.describe('while the site is being written', () => {
  test.describe.configure({ mode: 'serial', timeout: 90_000 });

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'writing-'));
    for (const name of [
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'site.config.json',
      'schema',
      'locales',
      'src',
      'scripts',
    ]) {
      cpSync(name, join(folder, name), { recursive: true });
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
    server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), NODE_ENV: '' },
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const listen = (chunk: Buffer) => {
        said += String(chunk);
        if (said.includes(address)) resolve();
      };
      server.stdout?.on('data', listen);
      server.stderr?.on('data', listen);
      server.on('exit', () => reject(new Error(said)));
    });
  });

  test.afterAll(() => {
    server.removeAllListeners('exit').kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

  test('a saved word, a broken config and its repair show by themselves', async ({ page }) => {
    await page.goto(`${address}/faq`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.evaluate(() => ((window as unknown as { mark: boolean }).mark = true));
    const words = JSON.parse(readFileSync(join(folder, 'locales/fr.json'), 'utf8')) as {
      faq: { hero: { title: string } };
    };
    edit('locales/fr.json', (text) => text.replace(words.faq.hero.title, 'Un autre titre.'));
    await expect(page.locator('h1')).toHaveText('Un autre titre.');

    edit('site.config.json', (text) => text.replace('"type": "hero"', '"type": "heros"'));
    const problems = page.getByRole('alert').filter({ hasText: 'SCHEMA-003' });
    await expect(problems).toContainText('there is no block type "heros". Did you mean "hero"?');
    await expect(page.locator('h1')).toHaveText('Un autre titre.');

    edit('site.config.json', (text) => text.replace('"type": "heros"', '"type": "hero"'));
    await expect(problems).toBeHidden();
    expect(
      await page.evaluate(() => (window as unknown as { mark?: boolean }).mark),
      'without a reload',
    ).toBe(true);
  });

  test('unknown addresses answer 404, other spellings are redirected', async ({ request }) => {
    expect((await request.get(`${address}/en/nothing`)).status()).toBe(404);
    expect((await request.get(`${address}/contact/`, { maxRedirects: 0 })).status()).toBe(301);
  });
});

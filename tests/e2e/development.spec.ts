import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectCopy, served } from '../support/project-copy';

const port = Number(process.env.PORT ?? 4319) + 50;
const address = `http://127.0.0.1:${port}`;
let folder = '';
let remove = () => {};
let stop = () => {};

test.describe('while the site is being written', () => {
  test.describe.configure({ mode: 'serial', timeout: 90_000 });

  test.beforeAll(async () => {
    ({ folder, remove } = projectCopy());
    stop = await served(folder, 'dev', port);
  });

  test.afterAll(() => {
    stop();
    remove();
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

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { nightly } from '../support/sampled';

/** Answers for a file with one sign more than it has. */
async function changed(page: Page, file: string) {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
}

test.describe('a file that somebody has changed on its way', () => {
  test('is not run when it is the script, and the page is read as one without', async ({ page, said }) => {
    await changed(page, '**/assets/start-*.js');
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.goto('/contact');
    await refused;
    await page.mouse.click(10, 10);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /\+212/ }).first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    expect(said.splice(0).filter((words) => !words.includes('integrity'))).toEqual([]);
  });

  test('is not worn when it is the stylesheet, and every word is there', nightly, async ({ page, said }) => {
    await changed(page, '**/assets/site-*.css');
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.goto('/contact');
    await refused;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
    expect(said.splice(0).filter((words) => !words.includes('integrity'))).toEqual([]);
  });
});

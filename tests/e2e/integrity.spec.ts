import { expect, test } from './fixtures';

test('a script or a stylesheet that somebody has changed on its way is not used, and every word is there', async ({
  page,
  said,
}) => {
  for (const file of ['**/assets/start-*.js', '**/assets/site-*.css'])
    await page.route(file, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
  await page.goto('/contact');
  await expect.poll(() => said.filter((text) => text.includes('integrity')).length).toBe(2);
  await page.mouse.click(10, 10);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /\+212/ }).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
  expect(said.splice(0).filter((text) => !text.includes('integrity'))).toEqual([]);
});

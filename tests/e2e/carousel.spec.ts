import { expect, open, test } from './fixtures';

test('the offers go on by themselves, rest under the pointer, and stop once they are turned by hand', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(5, 5);
  await expect(page.locator('[aria-roledescription="offre"]')).toHaveCount(12);
  const shown = page.locator('[aria-roledescription="offre"]:not([inert])');
  await expect(shown).toHaveCount(1);
  const position = async () => (await shown.getAttribute('aria-label')) ?? '';
  const first = await position();
  await page.clock.runFor(5000);
  await expect.poll(position).not.toBe(first);
  await page.clock.runFor(600);

  const held = await position();
  await shown.hover();
  await page.clock.runFor(12_000);
  expect(await position()).toBe(held);

  await page.getByRole('button', { name: 'Offre précédente' }).click();
  await expect.poll(position).not.toBe(held);
  const chosen = await position();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  expect(await position()).toBe(chosen);
});

import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { nightly } from '../support/sampled';

const carousel = (page: Page) => page.getByRole('group', { name: 'Nos offres' }).first();
const position = (page: Page) => page.locator('[aria-roledescription="offre"]:not([inert])');
const number = async (page: Page) => (await position(page).getAttribute('aria-label')) ?? '';

test.describe('the offers', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.mouse.move(5, 5);
  });

  test('are twelve, of which one is shown and the others are out of reach', async ({ page }) => {
    await expect(page.locator('[aria-roledescription="offre"]')).toHaveCount(12);
    await expect(position(page)).toHaveCount(1);
    await expect(position(page)).toHaveAttribute('aria-label', 'Offre 1 sur 12');
  });

  test(
    'go on by themselves every five seconds, and rest while the pointer is on them',
    nightly,
    async ({ page }) => {
      await page.clock.pauseAt(Date.now() + 60_000);
      const before = await number(page);
      await page.clock.runFor(5000);
      await expect.poll(() => number(page)).not.toBe(before);
      await page.clock.runFor(600);
      const now = await number(page);
      await position(page).hover();
      await page.clock.runFor(12_000);
      expect(await number(page)).toBe(now);
    },
  );

  test('wrap around at both ends, and stop once they are turned by hand', nightly, async ({ page }) => {
    await page.getByRole('button', { name: 'Offre précédente' }).click();
    await expect(position(page)).toHaveAttribute('aria-label', 'Offre 12 sur 12');
    await page.clock.runFor(600);
    await page.getByRole('button', { name: 'Offre suivante' }).click();
    await expect(position(page)).toHaveAttribute('aria-label', 'Offre 1 sur 12');
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expect(position(page)).toHaveAttribute('aria-label', 'Offre 1 sur 12');
  });

  test('ignore a press during the 500 ms of a change', nightly, async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(600);
    const next = page.getByRole('button', { name: 'Offre suivante' });
    const start = Number.parseInt((await number(page)).replace(/\D+/, ''), 10);
    await next.click();
    await next.click();
    await expect(position(page)).toHaveAttribute('aria-label', `Offre ${(start % 12) + 1} sur 12`);
    await page.clock.runFor(510);
    await next.click();
    await expect(position(page)).toHaveAttribute('aria-label', `Offre ${((start + 1) % 12) + 1} sur 12`);
  });

  test('can be paused and played, and chosen by their dots and the arrow keys', nightly, async ({ page }) => {
    await page.getByRole('button', { name: /pause/i }).click();
    await page.mouse.move(5, 5);
    const paused = await number(page);
    await page.clock.runFor(11_000);
    expect(await number(page)).toBe(paused);
    await page.getByRole('button', { name: /offre 7 sur 12/i }).click();
    await expect(position(page)).toHaveAttribute('aria-label', 'Offre 7 sur 12');
    await page.clock.runFor(600);
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveAttribute('aria-label', 'Offre 8 sur 12');
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', /carrousel/i);
  });
});

test('in Arabic the arrow keys turn the offers in the direction of reading', async ({ page }) => {
  await open(page, '/ar');
  const dots = page.locator('[aria-roledescription] button');
  await dots.nth(4).click();
  const shown = () =>
    page.locator('[aria-roledescription][aria-label]:not([inert])').last().getAttribute('aria-label');
  const before = await shown();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    expect(await shown()).not.toBe(before);
  }).toPass();
});

import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

/* From the press of a link to its page: the overlay is the plate of a section, and the pressed drawing grows on it. */

const overlay = (page: Page) => page.locator('[data-covering]');
/** The drawing on its way, and the plate that is left of the overlay. */
const carried = (page: Page) => page.locator('body > img');
const plate = (page: Page) => page.locator('body > div:not(#root)');
const background = (locator: Locator, part?: '::before') =>
  locator.evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);

/** Opens the home page and stops its clock, so that the overlay stays. */
async function stopTime(page: Page) {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Stops what moves, or lets it go on. */
async function setAnimations(page: Page, playbackRate: 0 | 1) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

const door = (page: Page) =>
  page.locator('main a[href="/services-web/creation-site-web"]:has(picture)').first();

test('a pressed drawing becomes the cover of its page, on the plate of its section, with the mouse or the keyboard', async ({
  page,
}) => {
  await stopTime(page);
  await door(page).press('Enter');
  await expect(overlay(page)).toHaveAttribute('data-section', 'web');
  await expect(page.getByRole('status').filter({ has: overlay(page) })).toHaveText('Chargement...');
  const cover = page.locator('main [data-cover]');
  expect(await background(overlay(page), '::before')).toBe(await background(cover));
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => carried(page).boundingBox()).toEqual(await cover.boundingBox());

  await setAnimations(page, 0);
  await page.clock.runFor(600);
  await expect(overlay(page)).toHaveCount(0);
  // The plate is still there, and nobody has to wait for it.
  await expect(plate(page)).toHaveCount(1);
  expect(await plate(page).evaluate((element) => getComputedStyle(element).boxShadow)).toContain(
    await background(cover),
  );
  await page.locator('main [data-hero] a').first().click({ trial: true });
  await setAnimations(page, 1);
  await expect(plate(page)).toHaveCount(0);
  await expect(carried(page)).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCSS('clip-path', 'none');
  await expect(page.locator('h1')).toBeFocused();
});

test('the header is whole over the overlay, and has the colors of the next page with it', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-scroll', 'down');
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())!.y).toBeLessThan(-60);
  await setAnimations(page, 0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href^="/services-web"]')!.click());
  await expect(overlay(page)).toHaveAttribute('data-section', 'web');
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(0);
  const button = page.locator('header [data-small]');
  expect(await background(button)).toBe(await background(overlay(page), '::before'));
});

test('without motion the overlay has the color of the page, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopTime(page);
  await door(page).press('Enter');
  await expect(page.getByText('Chargement...')).toBeVisible();
  expect(await background(overlay(page), '::before')).toBe(await background(page.locator('body')));
  await expect(carried(page)).toHaveCount(0);
  await page.clock.runFor(600);
  await expect(overlay(page)).toHaveCount(0);
  await expect(plate(page)).toHaveCount(0);
});

import { expect, open, test } from './fixtures';
import { nightly } from '../support/sampled';

test.describe('the menus of the header', () => {
  for (const script of [true, false]) {
    test.describe(script ? 'with the client' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: script });

      test('open one at a time, and a second click closes the open one', async ({ page }) => {
        await page.goto('/');
        if (script) await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        const [web, consulting] = ['Services web', 'Consulting'].map((name) =>
          page
            .getByRole('navigation')
            .locator('details')
            .filter({ has: page.locator('summary', { hasText: name }) })
            .first(),
        );
        await web!.locator('summary').click();
        await expect(web!).toHaveAttribute('open');
        await consulting!.locator('summary').click();
        await expect(consulting!).toHaveAttribute('open');
        await expect(web!).not.toHaveAttribute('open');
        await consulting!.locator('summary').click();
        await expect(consulting!).not.toHaveAttribute('open');
      });
    });
  }
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, shows a section in place, and closes when a link is followed', async ({ page }) => {
    await open(page, '/en');
    const burger = page.locator('header details[data-burger]');
    await burger.locator('summary').click();
    const menu = page.getByRole('navigation', { name: /main/i });
    await menu.locator('summary', { hasText: 'Consulting' }).click();
    await menu.locator('a[href="/en/consulting/comptabilite"]').click();
    await expect(page).toHaveURL('/en/consulting/comptabilite');
    await expect(burger).not.toHaveAttribute('open');
  });

  test('breaks a word that is longer than the screen, instead of scrolling sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, '/');
    await page.locator('header details[data-burger] summary').first().click();
    const menu = page.locator('nav > details[data-burger] + div');
    await menu
      .locator('summary')
      .first()
      .evaluate((entry) => entry.prepend('Rechtsschutzversicherungen'.repeat(2)));
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('reaches every entry on a small screen, and closes on Escape', nightly, async ({ page }) => {
    // A phone that lies across, or a desktop at four times the size.
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, '/ar');
    const burger = page.locator('header details[data-burger]');
    await burger.locator('summary').first().click();
    const last = page.getByRole('banner').locator('a:visible').last();
    await last.focus();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(burger).not.toHaveAttribute('open');
  });
});

test('the first stop of the keyboard is a way past the menu', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

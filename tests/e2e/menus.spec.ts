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

  test('close on a click outside, on Escape and when a link is followed', nightly, async ({ page }) => {
    await open(page, '/');
    const menu = page.locator('header details', { has: page.locator('summary', { hasText: 'Consulting' }) });
    const summary = menu.locator('summary').first();
    await summary.click();
    await page.mouse.click(700, 880);
    await expect(menu).not.toHaveAttribute('open');
    await summary.click();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await summary.click();
    await menu.locator('a[href="/consulting/comptabilite"]').click();
    await expect(page).toHaveURL('/consulting/comptabilite');
    await expect(page.getByRole('navigation').locator('details[open]')).toHaveCount(0);
  });
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

  test('closes on Escape', nightly, async ({ page }) => {
    await open(page, '/ar');
    const burger = page.locator('header details[data-burger]');
    await burger.locator('summary').first().click();
    await page.keyboard.press('Escape');
    await expect(burger).not.toHaveAttribute('open');
  });
});

test('the frame has the chat with a greeting, three networks in new tabs, and a way past the menu', async ({
  page,
}) => {
  await open(page, '/');
  const chat = page.locator('a[href^="https://wa.me/"]').last();
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(
    'Bonjour, je souhaite plus d’informations sur vos services.',
  );
  await expect(page.getByRole('contentinfo').locator('a[target=_blank]')).toHaveCount(3);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Tracé`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

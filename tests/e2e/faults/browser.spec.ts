import type { Page } from '@playwright/test';
import { newMessage, panel, send, write } from '../contact';
import { expect, open, ready, test } from '../fixtures';
import { nightly } from '../../support/sampled';

/** The whole of a page can be read: nothing waits to appear, no figure stands at nought. */
async function expectWhole(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-covering]')).toHaveCount(0);
  const hidden = await page.locator('main :is(h1, h2, h3, p, dd)').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('[inert], details:not([open]), [data-reveal], [hidden]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );
  expect(hidden).toEqual([]);
}

test(
  'a browser that lacks what other or older browsers lack shows the whole page, and its form works',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const [owner, name] of [
        [window, 'requestIdleCallback'],
        [window, 'cancelIdleCallback'],
        [window, 'Highlight'],
        [Navigator.prototype, 'locks'],
        [Navigator.prototype, 'clipboard'],
        [Navigator.prototype, 'connection'],
        [Document.prototype, 'startViewTransition'],
        [HTMLElement.prototype, 'popover'],
        [HTMLElement.prototype, 'showPopover'],
      ] as const)
        Reflect.deleteProperty(owner, name);
    });
    await page.clock.install();
    await open(page, '/');
    await expectWhole(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'contact');
    await expectWhole(page);
    // The form takes nobody who writes faster than three seconds.
    await page.clock.runFor(4000);
    await write(page, newMessage());
    await send(page).click();
    await expect(panel(page)).toBeVisible();
  },
);

/** Changes the data that a page gets. */
const spoil = (page: Page, file: string, change: (data: { blocks: object[] }) => object) =>
  page.route(file, async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as { blocks: object[] };
    await route.fulfill({ response: answer, json: { ...data, ...change(data) } });
  });

test.describe('a page', () => {
  test('that cannot be taken over stays as the server sent it, and leads on', async ({ page, said }) => {
    await spoil(page, '**/consulting.json', ({ blocks }) => ({
      blocks: blocks.map(() => ({ type: 'hero' })),
    }));
    const text = await (await page.request.get('/consulting')).text();
    await page.goto('/consulting');
    await expect.poll(() => said.length).toBeGreaterThan(0);
    await expect(page.locator('main')).toHaveAttribute('data-page', 'consulting');
    await expectWhole(page);
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    const shown = await page.locator('#root').evaluate((root) => root.innerHTML);
    expect(text).toContain(shown.slice(0, 200));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' }).click();
    await ready(page);
    await expect(page.locator('main')).toHaveAttribute('data-page', 'faq');
    said.length = 0;
  });

  test('whose blocks cannot be drawn says so between header and footer, with the ways on', async ({
    page,
    said,
  }) => {
    await spoil(page, '**/ar/faq.json', () => ({ blocks: [{ type: 'hero' }] }));
    await open(page, '/ar/contact');
    await page.getByRole('contentinfo').locator('a[href="/ar/faq"]').click();
    const main = page.getByRole('main');
    await expect(main.getByRole('button')).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    for (const way of ['a[href="/ar"]', 'a[href^="tel:"]', 'a[href^="mailto:"]'])
      await expect(main.locator(way)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('contentinfo').locator('a[href="/ar/contact"]').first().click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'contact');
    await expect(page.locator('form')).toBeVisible();
    await page.unroute('**/ar/faq.json');
    await page.goBack();
    await main.getByRole('button').click();
    await expect(page.locator('main details').first()).toBeVisible();
    said.length = 0;
  });

  test(
    'whose frame cannot be drawn says so in its place, with the ways on',
    nightly,
    async ({ page, said }) => {
      await spoil(page, '**/en/faq.json', () => ({ alternates: null }));
      await open(page, '/en/contact');
      await page.getByRole('contentinfo').locator('a[href="/en/faq"]').click();
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'Reload the page' })).toBeVisible();
      for (const way of ['a[href="/en"]', 'a[href^="tel:"]', 'a[href^="mailto:"]'])
        await expect(main.locator(way)).toBeVisible();
      await page.goBack();
      await expect(page.locator('form')).toBeVisible();
      said.length = 0;
    },
  );
});

import type { Page } from '@playwright/test';
import { fieldNames, type Message } from '../../src/contact/field-problem';
import { field, locale, newMessage, panel, standStill, words, write } from './contact';
import { expect, open, ready, test } from './fixtures';
import { nightly, sampled } from '../support/sampled';

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact_draft'));

async function expectWritten(page: Page, message: Message, spoken = words) {
  for (const name of fieldNames) await expect(field(page, name, spoken)).toHaveValue(message[name]);
}

const nothing: Message = { name: '', email: '', subject: '', message: '' };

test.describe('what was typed and not sent', () => {
  test('survives a reload in the same moment', async ({ page }) => {
    const message = newMessage();
    await open(page, '/contact');
    await write(page, message);
    await page.reload();
    await ready(page);
    await expectWritten(page, message);
  });

  test('survives a change of language, there and back', async ({ page }) => {
    const message = newMessage();
    await open(page, '/contact');
    await write(page, message);
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar/contact');
    await expectWritten(page, message, locale('ar').frame.contact);
    await page.goBack();
    await expectWritten(page, message);
  });

  test('survives a visit of another page', nightly, async ({ page }) => {
    const message = newMessage();
    await open(page, '/contact');
    await write(page, message);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'plan-du-site');
    await page.goBack();
    await expectWritten(page, message);
  });

  test(
    'survives a crash of the page, once the visitor has paused for a moment',
    nightly,
    async ({ page }) => {
      const message = newMessage();
      await open(page, '/contact');
      await write(page, message);
      await expect.poll(() => kept(page)).toContain('dès mars');
      // Playwright gives up a page that crashed; the browser itself opens it again in the same tab.
      const tab = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      void tab.send('Page.crash').catch(() => {});
      await crashed;
      await tab.send('Page.navigate', { url: new URL('/contact', page.url()).href });
      const values = `[...document.querySelectorAll('html[data-ready] form :is(input, textarea):not([tabindex])')].map(({ value }) => value)`;
      await expect
        .poll(async () => {
          const { result } = await tab.send('Runtime.evaluate', { expression: values, returnByValue: true });
          return result.value as unknown;
        })
        .toEqual(fieldNames.map((name) => message[name]));
    },
  );

  test(
    'stays in this tab: nothing of it is in the address or kept for longer',
    nightly,
    async ({ page, context }) => {
      const message = newMessage();
      await open(page, '/contact');
      await write(page, message);
      await expect.poll(() => kept(page)).toContain('dès mars');
      const traces = await page.evaluate(() =>
        decodeURIComponent(
          location.href + JSON.stringify([{ ...localStorage }, document.cookie, history.state]),
        ),
      );
      for (const text of ['Salma', 'salma@', message.subject, 'Bonjour']) expect(traces).not.toContain(text);
      const other = await context.newPage();
      await open(other, '/contact');
      await expectWritten(other, nothing);
    },
  );

  test('is forgotten after a day', nightly, async ({ page }) => {
    const message = newMessage();
    await page.clock.install();
    await open(page, '/contact');
    await write(page, message);
    await page.clock.runFor(1000);
    await page.clock.fastForward('23:59:00');
    await page.reload();
    await ready(page);
    await expectWritten(page, message);
    await page.clock.fastForward('00:02:00');
    await page.reload();
    await ready(page);
    await expect(page.getByRole('button', { name: words.send, exact: true })).toBeEnabled();
    await expectWritten(page, nothing);
  });
});

test.describe('what was sent', () => {
  for (const [when, pause] of sampled([
    ['after a pause', 1000],
    ['in the moment of the last key', 0],
  ] as const)) {
    test(`${when} is forgotten`, async ({ page }) => {
      await standStill(page, () => open(page, '/contact'));
      const message = newMessage();
      await write(page, { ...message, message: 'Bonjour' });
      await page.clock.runFor(1000);
      await field(page, 'message').fill(message.message);
      await page.clock.runFor(pause);
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await expect(panel(page)).toBeVisible();
      expect(await kept(page)).toBeNull();
      await page.getByRole('button', { name: words.again }).click();
      await expectWritten(page, nothing);
    });
  }
});

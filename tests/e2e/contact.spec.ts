import type { Page } from '@playwright/test';
import { emptyMessage, fieldNames } from '../../src/client/contact/fields';
import { formatNumber } from '../../src/site/format';
import { numberFormat } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import {
  expectWritten,
  field,
  keptDraft,
  locale,
  newMessage,
  openForm,
  panel,
  send,
  watchPosts,
  words,
  write,
} from './contact';
import { expect, open, test } from './fixtures';
import { config } from './sample';
import { sampled } from '../support/sampled';
import { trilingual } from '../support/sites';

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);

const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

test.describe('a message', () => {
  for (const language of sampled(trilingual.languages)) {
    test(`in ${language} is sent once, confirmed, and lies in the outbox with what the specification asks for`, async ({
      page,
      context,
    }) => {
      const spoken = locale(language).frame.contact;
      const message = newMessage();
      const posts = watchPosts(page);
      await openForm(page, pageUrl(trilingual, '/contact', language));
      await write(page, message, spoken);
      await send(page, spoken).click();
      await expect(toast(page, spoken.success)).toBeVisible();
      await expect(panel(page, spoken)).toBeFocused();
      await expect(field(page, 'name', spoken)).toHaveCount(0);
      // The draft of the last key is not kept after the message has left.
      await page.clock.runFor(1000);
      expect(await keptDraft(page)).toBeNull();

      const { name, email, subject, message: text } = message;
      const to = config.organization.recipients.join(', ');
      const sent = { from_name: name, from_email: email, subject, message: text, to_email: to };
      expect(posts).toMatchObject([{ template_params: sent }]);

      await page.getByRole('button', { name: spoken.again }).click();
      await expectWritten(page, emptyMessage, spoken);

      const outbox = await context.newPage();
      await outbox.goto('/__outbox');
      await expect(outbox.locator('body')).toContainText(`Subject: ${subject} ${text}`);
    });
  }

  test('loads the code that sends only when a visitor touches the form', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const sends = async (url: string) => (await (await page.request.get(url)).text()).includes('/email/send');
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    for (const url of scripts) expect(await sends(url), url).toBe(false);
    await field(page, 'name').focus();
    const senders = async () => (await Promise.all(scripts.slice(before).map(sends))).filter(Boolean);
    await expect.poll(senders).toHaveLength(1);
  });
});

test.describe('the form', () => {
  test('is about what a link on its own page names, and about nothing else after a link to the page', async ({
    page,
  }) => {
    await open(page, '/contact#seo');
    const section = page.locator('body');
    await expect(section).toHaveAttribute('data-section', 'web');
    await page.getByRole('banner').locator('a[href="/contact"]:not([hreflang]):visible').first().click();
    await expect(page).toHaveURL('/contact');
    await expect(section).toHaveAttribute('data-section', 'default');
    await page.goBack();
    await expect(section).toHaveAttribute('data-section', 'web');
  });

  test('shows the signs that will not be sent beside their field', async ({ page }) => {
    const posts = watchPosts(page);
    await openForm(page);
    const note = (signs: string) => words.stripped.replace('{{signs}}', `\u2066${signs}\u2069`);
    const message = newMessage();
    await write(page, { ...message, message: '> 200 m², budget < 8000' });
    await expect(field(page, 'message')).toHaveAccessibleDescription(/> </);
    await expect(page.getByText(note('> <'))).toBeVisible();
    await write(page, { name: 'Salma\u202e' });
    await expect(page.getByText(note('U+202E'))).toBeVisible();
    await expect(field(page, 'name')).toHaveAccessibleDescription(/U\+202E/);
    await write(page, { name: 'Salma' });
    await expect(page.getByText(note('U+202E'))).toHaveCount(0);
    await send(page).click();
    await expect(panel(page)).toBeVisible();
    expect(posts[0]?.template_params['message']).toBe('200 m², budget  8000');
  });

  test('says how much of a paste did not fit, until the next key', async ({ page }) => {
    await openForm(page);
    // Copied in a field of its own: a page may not write to the clipboard unasked.
    await page.evaluate(() => {
      const source = document.createElement('textarea');
      source.id = 'source';
      source.value = 'b'.repeat(142);
      document.body.append(source);
    });
    await page.locator('#source').press('Control+a');
    await page.locator('#source').press('Control+c');
    await page.locator('#source').evaluate((source) => source.remove());
    await field(page, 'name').press('Control+v');
    await expect(field(page, 'name')).toHaveValue('b'.repeat(100));
    const note = words.cutPaste
      .replace('{{max}}', words.characters_other.replace('{{count}}', '100'))
      .replace('{{over}}', '42');
    await expect(page.getByText(note)).toBeVisible();
    await field(page, 'name').press('Backspace');
    await expect(page.getByText(note)).toHaveCount(0);
  });

  for (const language of sampled(['ar', 'fr'] as const)) {
    test(`in ${language} is reached, read and sent with the keyboard alone`, async ({ page }) => {
      const spoken = locale(language).frame.contact;
      const message = newMessage();
      await openForm(page, pageUrl(trilingual, '/contact', language));
      const form = page.locator('form');
      await expect(form.getByRole('textbox')).toHaveCount(4);
      await expect(form.getByRole('button')).toHaveCount(1);
      for (const name of fieldNames) {
        await expect(field(page, name, spoken)).toHaveJSProperty('required', true);
        await expect(field(page, name, spoken)).toHaveAccessibleDescription(
          containing(spoken[`${name}Hint`]),
        );
      }
      const count = spoken.counter
        .replace('{{count}}', '0')
        .replace('{{max}}', formatNumber(5000, numberFormat(config, language)));
      await expect(field(page, 'message', spoken)).toHaveAccessibleDescription(containing(count));

      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(field(page, 'name', spoken)).toBeFocused({ timeout: 50 });
      }).toPass({ intervals: [0] });
      for (const name of fieldNames) {
        await expect(field(page, name, spoken)).toBeFocused();
        await page.keyboard.insertText(message[name]);
        await page.keyboard.press('Tab');
      }
      await expect(send(page, spoken)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel(page, spoken)).toBeFocused();
      // The pages to read next come first.
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: spoken.again })).toBeFocused({ timeout: 50 });
      }).toPass({ intervals: [0] });
    });
  }
});

import type { Page } from '@playwright/test';
import { locale, newMessage, panel, send, words, write } from '../contact';
import { expect, open, test } from '../fixtures';
import { nightly } from '../../support/sampled';

/** Puts every text into two elements of its own, and a new text into these, as browsers that translate do. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, font')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(`«${text.data}»`);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Translates the page now and whatever comes into it. */
const translateAlways = `(${String(translate)})(); new MutationObserver(() => (${String(translate)})()).observe(document.body, { childList: true, subtree: true, characterData: true })`;

/** Puts nodes of its own wherever it likes, as extensions do. */
function extend() {
  document.documentElement.setAttribute('data-extension', '');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.prepend(document.createElement('extension-bar'));
  document.body.append(document.createElement('extension-host'));
  document.head.append(document.createElement('meta'));
  for (const element of document.querySelectorAll('#root, main, main > *, form, label, header, a'))
    element.prepend(document.createElement('extension-mark'));
  for (const input of document.querySelectorAll('input, textarea')) {
    input.setAttribute('data-lastpass-icon-root', '');
    input.after(document.createElement('extension-icon'));
  }
}

/** A text without the signs of whoever translates. */
const plain = (text: string | null) => text?.replace(/[«»]/g, '');

/** The page is there, or a word about it with a button; never nothing. */
async function expectNotBlank(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1')).toHaveText(/\p{L}{2}/u);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect(page.locator('[data-covering]')).toHaveCount(0);
}

for (const [who, meddle, moment] of [
  ['a browser that translates the page', translateAlways, 'before'],
  ['an extension that puts its nodes everywhere', `(${String(extend)})()`, 'after'],
] as const)
  test(
    `${who}, ${moment} the client takes over, leaves every way open: pages, languages, questions, messages`,
    nightly,
    async ({ page, context, said }) => {
      const english = await context.newPage();
      await open(english, '/en/faq');
      // A page behind another one is not painted, and its client comes after the first paint.
      await page.bringToFront();
      await page.clock.install();
      if (moment === 'before')
        await page.addInitScript(
          `addEventListener('DOMContentLoaded', () => { ${meddle} }, { once: true, capture: true })`,
        );
      await open(page, '/');
      if (moment === 'after') await page.evaluate(meddle);
      await expectNotBlank(page);
      await page.getByRole('contentinfo').locator('a[href="/faq"]').click();
      await expect(page).toHaveURL('/faq');
      await expectNotBlank(page);
      await page.locator('main details summary').first().click();
      await page.getByRole('banner').locator('a[hreflang=en]').click();
      await expect(page).toHaveURL('/en/faq');
      await expectNotBlank(page);
      for (const part of ['header', 'main', 'footer'])
        await expect
          .poll(async () => plain(await page.locator(part).first().textContent()))
          .toBe(plain(await english.locator(part).first().textContent()));

      await page.getByRole('contentinfo').locator('a[href="/en/contact"]').first().click();
      await expect(page).toHaveURL('/en/contact');
      // The time to fill it in counts from when the form is there.
      await expect(page.locator('form button[type=submit]')).toBeEnabled();
      await page.clock.runFor(4000);
      const message = newMessage();
      const typed = page.locator('form :is(input, textarea):not([tabindex])');
      for (const [index, text] of [message.name, message.email, message.subject, message.message].entries())
        await typed.nth(index).fill(text);
      await page.locator('form button[type=submit]').click();
      await expect(page.getByText(locale('en').frame.contact.sent)).toBeVisible();
      await expectNotBlank(page);
      said.length = 0;
    },
  );

test('a password manager that fills in what nobody sees costs one try more', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact');
  await page.clock.runFor(4000);
  await write(page, newMessage());
  await page.locator('input[name=referral]').evaluate((input: HTMLInputElement) => (input.value = 'salma'));
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.errors.honeypot);
  await send(page).click();
  await expect(panel(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { formatNumber } from '../../src/site/format';
import {
  button,
  field,
  keptDraft,
  newMessage,
  openForm,
  panel,
  restNotice,
  send,
  watchPosts,
  words,
  write,
} from './contact';
import { expect, ready, test } from './fixtures';
import { nightly } from '../support/sampled';

/** A text of so many characters in which every line is another one. */
function longText(length: number): string {
  const sentence =
    'Bonjour, nous sommes douze à Casablanca ; notre budget est de 5\u00a0000\u00a0DH par mois.\n';
  const lines = Array.from({ length: 200 }, (_, index) => `${index + 1}. ${sentence}`);
  return `${lines.join('').slice(0, length - 1)}!`;
}

const withoutSpace = (text: string) => text.replace(/\s/g, '');

/** Returns a list to which the subject and the text of each later message is added. */
function watchParts(page: Page) {
  const posts = watchPosts(page);
  return {
    subjects: () => posts.map(({ template_params: { subject } }) => subject),
    texts: () => posts.map(({ template_params: { message = '' } }) => message),
  };
}

test.describe('a message longer than what is sent at once', () => {
  test(
    'arrives whole: every character of 5000 once, none of it while the form would be blocked',
    nightly,
    async ({ page }) => {
      test.slow();
      const message = { ...newMessage(), message: longText(5000) };
      const { subjects, texts } = watchParts(page);
      await openForm(page);
      await write(page, message);
      await send(page).click();
      for (let parts = 1; ; parts += 1) {
        await expect.poll(() => texts().length).toBe(parts);
        await expect(restNotice(page).or(panel(page))).toBeFocused();
        if (await panel(page).isVisible()) break;
        const rest = await field(page, 'message').inputValue();
        expect(withoutSpace(texts().join('') + rest)).toBe(withoutSpace(message.message));
        const next = button(page, words.sendRest);
        if (parts % 3 === 0) {
          await expect(next).toHaveAttribute('aria-disabled', 'true');
          await expect(next).toContainText('1:0');
          await page.clock.runFor(61_000);
        }
        await expect(next).toBeEnabled();
        await next.click();
      }
      expect(subjects()).toEqual(
        subjects().map((_, index, { length }) => `${message.subject} (${index + 1}/${length})`),
      );
      expect(withoutSpace(texts().join(''))).toBe(withoutSpace(message.message));
      for (const text of texts()) expect(text.length).toBeLessThanOrEqual(1000);
      expect(await keptDraft(page)).toBeNull();
    },
  );

  test('says how much was sent and how much stays, and goes on after a reload', async ({ page }) => {
    const message = { ...newMessage(), message: longText(1500) };
    const { subjects, texts } = watchParts(page);
    await openForm(page);
    await write(page, message);
    await send(page).click();
    await expect(restNotice(page)).toBeFocused();
    const [sent = ''] = texts();
    const rest = await field(page, 'message').inputValue();
    expect(message.message.startsWith(sent)).toBe(true);
    expect(rest).toBe(message.message.slice(sent.length).trim());
    await expect(page.getByRole('main')).toContainText(
      words.restText
        .replace('{{sent}}', formatNumber(sent.length))
        .replace('{{rest}}', formatNumber(rest.length)),
    );
    await page.keyboard.press('Tab');
    await expect(button(page, words.sendRest)).toBeFocused();

    await page.clock.resume();
    await page.reload();
    await ready(page);
    await expect(field(page, 'message')).toHaveValue(rest);
    await expect(restNotice(page)).toBeVisible();
    await button(page, words.sendRest).click();
    await expect(panel(page)).toBeVisible();
    expect(subjects()).toEqual([`${message.subject} (1/2)`, `${message.subject} (2/2)`]);
  });

  test(
    'waits rather than be blocked, also when another text is written instead',
    nightly,
    async ({ page }) => {
      await openForm(page);
      await page.evaluate(() => {
        const attempts = [Date.now(), Date.now()];
        localStorage.setItem('contact_form', JSON.stringify({ attempts, blockedUntil: 0 }));
      });
      await write(page, { ...newMessage(), message: longText(1500) });
      await send(page).click();
      await expect(restNotice(page)).toBeFocused();
      await field(page, 'message').fill('');
      await field(page, 'message').fill('Un autre message, tout court.');
      await field(page, 'subject').press('Enter');
      await expect(send(page)).toBeDisabled();
      await expect(page.getByText(words.errors.tooMany)).toHaveCount(0);
      await page.clock.runFor(61_000);
      await send(page).click();
      await expect(panel(page)).toBeVisible();
    },
  );
});

import type { Page } from '@playwright/test';
import type { Message } from '../../src/contact/field-problem';
import { formatNumber } from '../../src/site/format';
import { languages, type Language } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import {
  field,
  locale,
  newMessage,
  panel,
  restNotice,
  standStill,
  watchPosts,
  words,
  write,
} from './contact';
import { expect, open, ready, test } from './fixtures';
import { nightly } from '../support/sampled';

const sentence: Record<Language, string> = {
  fr: 'Bonjour, nous sommes douze à Casablanca ; notre budget est de 5\u00a0000\u00a0DH par mois.\n',
  en: 'Hello, we are twelve in Casablanca – our budget is MAD 5,000 a month 👩‍👩‍👧‍👦.\n',
  ar: 'السلام عليكم، نحن اثنا عشر أجيرًا بالدار البيضاء؛ ميزانيتنا 5000 درهم في الشهر.\n',
};

/** A text of so many characters in which every line is another one. */
function longText(language: Language, length: number): string {
  const lines = Array.from({ length: 200 }, (_, index) => `${index + 1}. ${sentence[language]}`);
  return `${lines.join('').slice(0, length - 1)}!`;
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const withoutSpace = (text: string) => text.replace(/\s/g, '');
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact_draft') ?? '');

/** The messages of the outbox whose subject holds a text, the oldest first. */
async function outbox(page: Page, subject: string): Promise<{ subject: string; message: string }[]> {
  const tab = await page.context().newPage();
  await tab.goto('/__outbox');
  const messages = await tab
    .getByRole('article')
    .filter({ hasText: subject })
    .evaluateAll((articles) =>
      articles.map((article) => ({
        subject: article.querySelector('h2')?.textContent ?? '',
        message: article.querySelector('.message')?.textContent ?? '',
      })),
    );
  await tab.close();
  return messages.toSorted((one, other) => one.subject.localeCompare(other.subject));
}

/** Opens the form and sends the first part of a message. */
async function sendFirst(page: Page, message: Message) {
  await standStill(page, () => open(page, '/contact'));
  await write(page, message);
  await page.clock.runFor(1000);
  await button(page, words.send).click();
  await expect(restNotice(page)).toBeFocused();
}

test.describe('a message longer than what is sent at once', () => {
  for (const language of languages)
    test(
      `arrives whole in ${language}: every character of 5000 once, none of it while the form would be blocked`,
      nightly,
      async ({ page }) => {
        test.slow();
        const spoken = locale(language).frame.contact;
        const message = { ...newMessage(), message: longText(language, 5000) };
        const posts = watchPosts(page);
        await standStill(page, () => open(page, pageUrl('/contact', language)));
        await write(page, message, spoken);
        await button(page, spoken.send).click();
        for (let parts = 1; ; parts += 1) {
          await expect.poll(() => posts.length).toBe(parts);
          await expect(restNotice(page, spoken).or(panel(page, spoken))).toBeFocused();
          if (await panel(page, spoken).isVisible()) break;
          const rest = await field(page, 'message', spoken).inputValue();
          expect(withoutSpace(message.message)).toBe(
            withoutSpace(posts.map(({ template_params: sent }) => sent['message']).join('') + rest),
          );
          const next = button(page, spoken.sendRest);
          if (parts % 3 === 0) {
            await expect(next).toHaveAttribute('aria-disabled', 'true');
            await expect(next).toContainText('1:0');
            await page.clock.runFor(61_000);
          }
          await expect(next).toBeEnabled();
          await next.click();
        }
        const messages = await outbox(page, message.subject);
        expect(messages.map(({ subject }) => subject)).toEqual(
          posts.map((_, index) => `${message.subject} (${index + 1}/${posts.length})`),
        );
        expect(withoutSpace(messages.map((each) => each.message).join(''))).toBe(
          withoutSpace(message.message),
        );
        for (const each of messages) expect(each.message.length).toBeLessThanOrEqual(1000);
        expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).toBeNull();
      },
    );

  test('says how much was sent and how much stays, in the field and in the draft', async ({ page }) => {
    const message = { ...newMessage(), message: longText('fr', 3000) };
    const posts = watchPosts(page);
    await sendFirst(page, message);
    const sent = posts[0]?.template_params['message'] ?? '';
    const rest = await field(page, 'message').inputValue();
    expect(message.message.startsWith(sent)).toBe(true);
    expect(rest).toBe(message.message.slice(sent.length).trim());
    await expect(page.getByRole('main')).toContainText(
      words.restText
        .replace('{{sent}}', formatNumber(sent.length))
        .replace('{{rest}}', formatNumber(rest.length)),
    );
    expect(JSON.parse(await kept(page))).toMatchObject({ ...message, message: rest });
    await page.keyboard.press('Tab');
    await expect(button(page, words.sendRest)).toBeFocused();
  });

  test('goes on after a reload, with the number of the part', nightly, async ({ page }) => {
    const message = { ...newMessage(), message: longText('fr', 1500) };
    const posts = watchPosts(page);
    await sendFirst(page, message);
    const rest = await field(page, 'message').inputValue();
    await page.clock.resume();
    await page.reload();
    await ready(page);
    await expect(field(page, 'message')).toHaveValue(rest);
    await expect(restNotice(page)).toBeVisible();
    await button(page, words.sendRest).click();
    await expect(panel(page)).toBeVisible();
    expect(posts.map(({ template_params: { subject } }) => subject)).toEqual([
      `${message.subject} (1/2)`,
      `${message.subject} (2/2)`,
    ]);
  });

  test('keeps the rest when sending it fails, and sends it later', nightly, async ({ page, said }) => {
    const message = { ...newMessage(), message: longText('fr', 1500) };
    await sendFirst(page, message);
    const rest = await field(page, 'message').inputValue();
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 500, body: 'Error' }));
    await button(page, words.sendRest).click();
    await expect(page.getByRole('alert')).toHaveText(words.errors.failure);
    await expect(field(page, 'message')).toHaveValue(rest);
    expect(JSON.parse(await kept(page))).toMatchObject({ message: rest });
    await page.unroute('**/api/v1.0/email/send');
    await page.clock.runFor(10_000);
    await button(page, words.sendRest).click();
    await expect(panel(page)).toBeFocused();
    expect(said.splice(0)).toHaveLength(1);
  });

  test(
    'waits rather than be blocked, however often Send or Enter is pressed, and also with another text',
    nightly,
    async ({ page }) => {
      const posts = watchPosts(page);
      await sendFirst(page, { ...newMessage(), message: longText('fr', 5000) });
      for (const count of [2, 3]) {
        await button(page, words.sendRest).click();
        await expect.poll(() => posts.length).toBe(count);
        await expect(restNotice(page)).toBeFocused();
      }
      const waiting = button(page, words.sendRest);
      await expect(waiting).toBeDisabled();
      await expect(page.getByRole('main')).toContainText(
        new RegExp(words.sendAt.replace('{{time}}', String.raw`\d\d:\d\d:\d\d`)),
      );
      await field(page, 'subject').press('Enter');
      await waiting.click({ force: true });
      await field(page, 'message').fill('');
      await field(page, 'message').fill('Un autre message, tout court.');
      await field(page, 'subject').press('Enter');
      const { blockedUntil } = JSON.parse(
        await page.evaluate(() => localStorage.getItem('contact_form') ?? '{}'),
      ) as { blockedUntil: number };
      expect(blockedUntil).toBe(0);
      expect(posts).toHaveLength(3);
      await page.clock.runFor(61_000);
      await button(page, words.send).click();
      await expect(panel(page)).toBeVisible();
      expect(posts).toHaveLength(4);
    },
  );

  test('loses nothing when a word is added while a part of it is on its way', nightly, async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/v1.0/email/send', async (route) => {
      await held;
      await route.continue();
    });
    const message = { ...newMessage(), message: longText('fr', 1500) };
    const posts = watchPosts(page);
    await standStill(page, () => open(page, '/contact'));
    await write(page, message);
    await button(page, words.send).click();
    await expect.poll(() => posts.length).toBe(1);
    await field(page, 'message').press('Control+End');
    await page.keyboard.insertText(' À bientôt !');
    answer();
    await expect(restNotice(page)).toBeFocused();
    const sent = posts[0]?.template_params['message'] ?? '';
    await expect(field(page, 'message')).toHaveValue(
      `${message.message} À bientôt !`.slice(sent.length).trim(),
    );
  });
});

import type { Page } from '@playwright/test';
import type { Message } from '../../src/client/contact/fields';
import { pageUrl } from '../../src/site/page-url';
import {
  attempts,
  button,
  expectWritten,
  field,
  hold,
  keptDraft,
  locale,
  newMessage,
  openForm,
  panel,
  send,
  SEND,
  watchPosts,
  words,
  write,
} from './contact';
import { expect, open, test } from './fixtures';
import { config } from './sample';
import { aMessage } from '../support/a-message';
import { nightly, sampled } from '../support/sampled';
import { trilingual } from '../support/sites';

/** A message to which the local outbox gives a certain answer. */
const messageFor = (answer: string): Message =>
  aMessage({
    name: 'Salma Idrissi',
    email: `${answer}@x.example`,
    subject: `Paie & social + ${crypto.randomUUID()}`,
    message: 'Bonjour, nous sommes douze & demi.\nEst-ce 20 % de plus ?',
  });

const sendIn = (time: string) => words.sendIn.replace('{{action}}', words.send).replace('{{time}}', time);
/** What is said of a message without an answer; the time is that of the browser. */
const timeout = new RegExp(words.help.timeout.replace('{{time}}', String.raw`\d\d:\d\d:\d\d`));

/** Opens the form and writes a message. */
async function openWith(page: Page, message: Message) {
  await openForm(page);
  await write(page, message);
}

/** Checks that a message stays here: the toast, why, every word of it, and the ways that are left. */
async function expectFailed(page: Page, message: Message, help: string | RegExp) {
  await expect(page.getByRole('alert')).toHaveText(words.errors.failure);
  const main = page.getByRole('main');
  await expect(main.getByText(help)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expectWritten(page, message);

  const letter = new URL((await main.getByRole('link', { name: words.wayEmail }).getAttribute('href')) ?? '');
  expect(letter.protocol + letter.pathname).toBe(`mailto:${config.organization.email}`);
  expect(letter.searchParams.get('subject')).toBe(message.subject);
  expect(letter.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(
    `${message.message}\n\n${message.name}\n${message.email}`,
  );
  await expect(page.getByText(words.linkCut)).toHaveCount(0);
  const { phone, chatNumber } = config.organization;
  await expect(main.getByRole('link', { name: words.wayPhone })).toHaveAttribute('href', `tel:${phone}`);
  await expect(main.getByRole('link', { name: words.wayChat })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/${chatNumber!.slice(1)}`),
  );
}

/** Checks that the console holds these lines and none besides: nothing of a message, which is personal data. */
async function expectSaid(said: string[], ...lines: string[]) {
  await expect.poll(() => said).toEqual(lines.map((line) => expect.stringMatching(new RegExp(`^${line}$`))));
  said.length = 0;
}

const failed = (code: number | string) =>
  `error: Failed to load resource: the server responded with a status of ${code} \\([A-Za-z ]*\\)`;
const refused =
  'error: The contact form cannot send by the mail service: it refuses the account or the template of this site.';

test.describe('a message that does not leave', () => {
  for (const [code, help, wait] of sampled([
    [500, words.help.service, 10],
    [400, words.help.unavailable, 0],
    [429, words.help.tooManyRequests, 60],
  ] as const)) {
    test(`because the service answers ${code} is kept, with the reason, other ways and ${wait} s to wait`, async ({
      page,
      said,
    }) => {
      const message = messageFor(`answer-${code}`);
      const posts = watchPosts(page);
      await openWith(page, message);
      await send(page).click();
      await expectFailed(page, message, help);
      await expectSaid(said, ...(code === 400 ? [failed(code), refused] : [failed(code)]));
      await expect(page.getByRole('group', { name: words.ways })).toBeFocused();
      if (wait) {
        await expect(send(page)).toBeDisabled();
        await expect(send(page)).toContainText(sendIn(wait === 60 ? '1:00' : `0:${wait}`));
        await field(page, 'subject').press('Enter');
        await page.clock.runFor((wait - 1) * 1000);
        await expect(send(page)).toContainText(sendIn('0:01'));
        await page.clock.runFor(1000);
      }
      await expect(send(page)).toBeEnabled();
      await expect(send(page)).toHaveText(words.send);
      expect(posts).toHaveLength(1);
      await field(page, 'email').fill('salma@atlas.example');
      await send(page).click();
      await expect(panel(page)).toBeFocused();
      expect(posts).toHaveLength(2);
    });
  }

  test(
    'because the program of the service was cut off asks for it again at the next try',
    nightly,
    async ({ page, said }) => {
      const message = messageFor('salma');
      await openForm(page);
      await page.waitForLoadState('networkidle');
      await page.route('**/assets/*.js', (route) => route.abort());
      await write(page, message);
      await send(page).click();
      await expectFailed(page, message, words.help.network);
      await page.unroute('**/assets/*.js');
      await send(page).click();
      await expect(panel(page)).toBeVisible();
      expect(new Set(said)).toEqual(new Set(['error: Failed to load resource: net::ERR_FAILED']));
      said.length = 0;
    },
  );

  test('while offline is noticed before it is sent, and can be sent once the network is back', async ({
    page,
    context,
  }) => {
    const message = messageFor('salma');
    const posts = watchPosts(page);
    await openWith(page, message);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await send(page).click();
    await expectFailed(page, message, words.help.offline);
    await context.setOffline(false);
    await expect(page.getByRole('status').getByText(words.help.online)).toBeVisible();
    await expect(page.getByRole('main').getByText(words.help.online)).toBeVisible();
    await page.clock.runFor(30_000);
    expect(posts).toEqual([]);
    await send(page).click();
    await expect(panel(page)).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(await attempts(page)).toHaveLength(1);
  });
});

test('a message without an answer is given up after 15 s, can be sent again knowingly, and may be confirmed after all', async ({
  page,
}) => {
  const message = messageFor('salma');
  const answer = await hold(page);
  await openWith(page, message);
  await send(page).click();
  await expect.poll(() => attempts(page)).toHaveLength(1);
  await page.clock.runFor(14_999);
  await expect(button(page, words.sending)).toBeDisabled();
  await page.clock.runFor(1);
  await expectFailed(page, message, timeout);
  await expect(send(page)).toHaveCount(0);
  await expect(button(page, words.resend)).toBeEnabled();
  expect(await attempts(page)).toEqual([]);
  expect(await keptDraft(page)).toContain(message.subject);
  answer({ status: 200, body: 'OK' });
  await expect(page.getByRole('status').getByText(words.success)).toBeVisible();
  await expect(panel(page)).toBeFocused();
  expect(await keptDraft(page)).toBeNull();
  await expect.poll(() => attempts(page)).toHaveLength(1);
});

test.describe('a visitor who leaves while a message is on its way', () => {
  for (const [code, role, text] of sampled([
    [200, 'status', words.success],
    [500, 'alert', words.errors.failure],
  ] as const)) {
    test(`still hears that the service answered ${code}, on the next page`, async ({ page, said }) => {
      const message = messageFor('salma');
      const answer = await hold(page);
      await openWith(page, message);
      await send(page).click();
      await expect(button(page, words.sending)).toBeDisabled();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
      await expect(page.locator('main')).toHaveAttribute('data-page', 'plan-du-site');
      await page.clock.runFor(1000);
      answer({ status: code, body: code === 200 ? 'OK' : 'Error' });
      await expect(page.getByRole(role).getByText(text)).toBeVisible();
      await expect(page).toHaveURL('/plan-du-site');
      await expectSaid(said, ...(code === 500 ? [failed(500)] : []));
      await page.goBack();
      await expect(field(page, 'message')).toHaveValue(code === 200 ? '' : message.message);
    });
  }
});

test('a form that is blocked counts down in every tab, and shows the other ways', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const other = await context.newPage();
  await open(other, '/contact');
  await openForm(page);
  const notice = (tab: Page) => tab.getByRole('main').getByText(words.errors.tooMany);
  await write(page, { ...newMessage(), name: 'S' });
  for (let count = 1; count <= 3; count += 1) {
    await send(page).click();
    await expect.poll(() => attempts(page)).toHaveLength(count);
  }
  await expect(notice(other)).toHaveCount(0);
  await write(page, { name: 'Salma' });
  // From here on the time of the pages is the test's: a second of a busy machine is none of the countdown.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.errors.tooMany);
  for (const tab of [page, other]) {
    await expect(notice(tab)).toBeVisible();
    await expect(send(tab)).toBeDisabled();
  }
  const main = page.getByRole('main');
  await expect(send(page)).toBeFocused();
  for (const way of [words.wayEmail, words.wayPhone, words.wayChat])
    await expect(main.getByRole('link', { name: way })).toBeVisible();
  await expect(send(page)).toContainText(sendIn('5:00'));
  await page.clock.runFor(28_000);
  await expect(send(page)).toContainText(sendIn('4:32'));
  // Read out once, not each second.
  await expect(send(page)).toHaveAccessibleName(words.send);

  await page.clock.runFor(300_000);
  await expect(main.getByRole('link', { name: words.wayEmail })).toHaveCount(0);
  await send(page).click();
  await expect(panel(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const [trouble, language] of sampled([
    ['fails', 'fr'],
    ['is blocked', 'fr'],
    ['fails', 'ar'],
    ['is blocked', 'ar'],
  ] as const))
    test(`a form that ${trouble} shows what to do next, Send and the counter under no toast (${language})`, async ({
      page,
      said,
    }) => {
      const spoken = locale(language).frame.contact;
      await page.route(SEND, (route) =>
        trouble === 'fails' ? route.fulfill({ status: 403, body: 'Error' }) : route.continue(),
      );
      await openForm(page, pageUrl(trilingual, '/contact', language));
      if (trouble === 'is blocked')
        await page.evaluate(() => {
          const now = Date.now();
          localStorage.setItem('contact_form', JSON.stringify({ attempts: [now, now, now] }));
        });
      await write(page, newMessage(), spoken);
      await send(page, spoken).click();
      const toast = page.locator(':is([role=alert], [role=status]) > [data-type]');
      await expect(toast).toBeVisible();
      const form = page.getByRole('main').locator('form');
      const parts = [
        form.locator('button[type=submit]'),
        form.locator('svg[preserveAspectRatio]'),
        page.getByRole('group', { name: spoken.ways }),
      ];
      const plate = (await toast.boundingBox())!;
      for (const part of parts) {
        await expect(part).toBeInViewport({ ratio: 1 });
        const box = (await part.boundingBox())!;
        expect(box.y >= plate.y + plate.height || box.y + box.height <= plate.y).toBe(true);
      }
      said.length = 0;
    });
});

test(
  'the other ways hold a short mail link and the whole text to copy when the message is long',
  nightly,
  async ({ page, context, said }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = 'Bonjour à tous. '.repeat(225).trim();
    await openWith(page, { ...messageFor('answer-403'), message: text });
    await send(page).click();
    const main = page.getByRole('main');
    await expect(main.getByText(words.linkCut)).toBeVisible();
    await main.getByRole('button', { name: words.copy }).click();
    await expect(main.getByRole('button', { name: words.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r\n', '\n')).toContain(text);
    said.length = 0;
  },
);

import type { Page } from '@playwright/test';
import { fieldNames, type Message } from '../../src/contact/field-problem';
import { field, panel, standStill, watchPosts, words, write as writeFields } from './contact';
import { expect, open, test } from './fixtures';
import { config } from './sample';
import { nightly, sampled } from '../support/sampled';

const SEND = '**/api/v1.0/email/send';

/** A message to which the local outbox gives a certain answer. */
const messageFor = (answer: string): Message => ({
  name: 'Salma Idrissi',
  email: `${answer}@x.example`,
  subject: `Paie & social + ${crypto.randomUUID()}`,
  message: 'Bonjour, nous sommes douze & demi.\nEst-ce 20 % de plus ?',
});

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const send = (page: Page) => button(page, words.send);
const sendIn = (time: string) => words.sendIn.replace('{{action}}', words.send).replace('{{time}}', time);
/** What is said of a message without an answer; the time is that of the browser. */
const timeout = new RegExp(words.help.timeout.replace('{{time}}', String.raw`\d\d:\d\d:\d\d`));
const status = (page: Page, text: string) => page.getByRole('status').getByText(text);

/** Opens the form, lets a minute pass in it and writes; from then on time stands still until the test moves it. */
async function write(page: Page, message: Message) {
  await standStill(page, () => open(page, '/contact'));
  await writeFields(page, message);
  await page.clock.runFor(1000);
}

/** Holds what is posted until the test answers. */
async function hold(page: Page) {
  let answer: (given: { status: number; body: string }) => void = () => {};
  const given = new Promise<{ status: number; body: string }>((resolve) => (answer = resolve));
  await page.route(SEND, async (route) => route.fulfill(await given));
  return answer;
}

/** Checks that a message stays here: the toast, why, every word of it, and the ways that are left. */
async function expectFailed(page: Page, message: Message, help: string | RegExp) {
  await expect(page.getByRole('alert')).toHaveText(words.errors.failure);
  const main = page.getByRole('main');
  await expect(main.getByText(help)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(message[name]);

  const letter = new URL((await main.getByRole('link', { name: words.wayEmail }).getAttribute('href')) ?? '');
  expect(letter.protocol + letter.pathname).toBe(`mailto:${config.organization.email}`);
  expect(letter.searchParams.get('subject')).toBe(message.subject);
  expect(letter.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(
    `${message.message}\n\n${message.name}\n${message.email}`,
  );
  const { phone, chatNumber } = config.organization;
  await expect(main.getByRole('link', { name: words.wayPhone })).toHaveAttribute('href', `tel:${phone}`);
  await expect(main.getByRole('link', { name: words.wayChat })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/${chatNumber.slice(1)}`),
  );
}

/** Checks that the console holds these lines and none besides: nothing of a message. */
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
    [403, words.help.blocked, 0],
    [413, words.help.tooLong, 0],
    [429, words.help.tooManyRequests, 60],
    [451, words.help.blocked, 0],
  ] as const)) {
    test(`because the service answers ${code} is kept, with the reason, other ways and ${wait} s to wait`, async ({
      page,
      said,
    }) => {
      const message = messageFor(`answer-${code}`);
      const posts = watchPosts(page);
      await write(page, message);
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
    'because the service cannot be reached is kept, with the reason and other ways',
    nightly,
    async ({ page, said }) => {
      const message = messageFor('salma');
      await page.route(SEND, (route) => route.abort());
      await write(page, message);
      await send(page).click();
      await expectFailed(page, message, words.help.network);
      await expect(send(page)).toBeEnabled();
      await expectSaid(said, 'error: Failed to load resource: net::ERR_FAILED');
    },
  );

  test(
    'because the program of the service was cut off asks for it again at the next try',
    nightly,
    async ({ page, said }) => {
      const message = messageFor('salma');
      await page.clock.install();
      await open(page, '/contact');
      await page.waitForLoadState('networkidle');
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.clock.pauseAt(Date.now() + 60_000);
      for (const name of fieldNames) await field(page, name).fill(message[name]);
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
    await write(page, message);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await send(page).click();
    await expectFailed(page, message, words.help.offline);
    await context.setOffline(false);
    await expect(status(page, words.help.online)).toBeVisible();
    await expect(page.getByRole('main').getByText(words.help.online)).toBeVisible();
    await page.clock.runFor(30_000);
    expect(posts).toEqual([]);
    await send(page).click();
    await expect(panel(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  });
});

test.describe('a message without an answer', () => {
  test('is given up after 15 s, and is sent again knowingly only', nightly, async ({ page }) => {
    const message = messageFor('answer-never');
    const posts = watchPosts(page);
    await write(page, message);
    await send(page).click();
    await expect(button(page, 'Envoi en cours...')).toBeDisabled();
    await expect.poll(() => posts).toHaveLength(1);
    await page.clock.runFor(14_999);
    await expect(button(page, 'Envoi en cours...')).toBeDisabled();
    await page.clock.runFor(1);
    await expectFailed(page, message, timeout);
    await expect(send(page)).toHaveCount(0);
    await expect(button(page, words.resend)).toBeEnabled();
    expect(posts).toHaveLength(1);
  });

  test('that is confirmed after all turns into a success, and is forgotten', nightly, async ({ page }) => {
    const message = messageFor('salma');
    const answer = await hold(page);
    await write(page, message);
    await send(page).click();
    await expect(button(page, 'Envoi en cours...')).toBeDisabled();
    await page.clock.runFor(15_000);
    await expectFailed(page, message, timeout);
    expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).toContain(message.subject);
    answer({ status: 200, body: 'OK' });
    await expect(status(page, words.success)).toBeVisible();
    await expect(panel(page)).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).toBeNull();
  });

  test(
    'but with a page instead, as a hotel’s network gives, counts as not confirmed',
    nightly,
    async ({ page }) => {
      const message = messageFor('answer-page');
      await write(page, message);
      await send(page).click();
      await expectFailed(page, message, timeout);
      await expect(button(page, words.resend)).toBeEnabled();
    },
  );
});

test.describe('a visitor who leaves while a message is on its way', () => {
  for (const [code, role, text] of sampled([
    [200, 'status', words.success],
    [500, 'alert', words.errors.failure],
  ] as const)) {
    test(`still hears that the service answered ${code}, on the next page`, async ({ page, said }) => {
      const message = messageFor('salma');
      const answer = await hold(page);
      await write(page, message);
      await send(page).click();
      await expect(button(page, 'Envoi en cours...')).toBeDisabled();
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

test.describe('a browser that keeps nothing', () => {
  for (const [kind, block] of [
    [
      'blocks its storage',
      () => {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { configurable: true, get });
        LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      },
    ],
    [
      'has no room left',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(
      `because it ${kind} sends a message all the same, and counts the tries`,
      nightly,
      async ({ page }) => {
        const message = messageFor('salma');
        const posts = watchPosts(page);
        await page.addInitScript(block);
        await write(page, { ...message, name: 'S' });
        for (const text of [words.errors.name, words.errors.name, words.errors.name, words.errors.tooMany]) {
          await send(page).click();
          await expect(page.getByRole('alert')).toHaveText(text);
        }
        expect(posts).toEqual([]);
        await field(page, 'name').fill(message.name);
        await page.clock.runFor(300_000);
        await send(page).click();
        await expect(panel(page)).toBeFocused();
        expect(posts).toHaveLength(1);
      },
    );
  }
});

test(
  'a message whose rules never come is kept, with a word about it, and can be sent later',
  nightly,
  async ({ page }) => {
    const message = messageFor('salma');
    await page.clock.install();
    await page.route('**/assets/message-rules-*.js', () => {});
    await open(page, '/contact');
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const name of fieldNames) await field(page, name).fill(message[name]);
    await send(page).click();
    await expect(button(page, words.sending)).toBeDisabled();
    await page.clock.runFor(15_000);
    await expectFailed(page, message, words.help.network);
    await expect(send(page)).toBeEnabled();
  },
);

import type { Page } from '@playwright/test';
import { formatNumber } from '../../src/site/format';
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
import { config } from './sample';
import { nightly, sampled } from '../support/sampled';

const SEND = '**/api/v1.0/email/send';

const send = (page: Page, { send: label } = words) =>
  page.getByRole('main').getByRole('button', { name: label, exact: true });
const openForm = (page: Page, url = '/contact') => standStill(page, () => open(page, url));
const attempts = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('contact_form') ?? '{}').attempts ?? []) as number[]);

/** Sends so many messages with a name that is too short, as somebody does who does not see what is wrong. */
async function sendWrong(page: Page, times: number) {
  await write(page, { ...newMessage(), name: 'S' });
  for (let count = 1; count <= times; count += 1) {
    await send(page).click();
    await expect.poll(() => attempts(page)).toHaveLength(Math.min(count, 3));
  }
}

test.describe('a failure of the network or the service costs no attempt', () => {
  test('however often Send is pressed offline', nightly, async ({ page, context }) => {
    await openForm(page);
    await write(page, newMessage());
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (let press = 0; press < 5; press += 1) {
      await send(page).click();
      await expect(page.getByRole('main').getByText(words.help.offline)).toBeVisible();
      await expect(page.getByRole('group', { name: words.ways })).toBeFocused();
    }
    expect(await attempts(page)).toEqual([]);
    await context.setOffline(false);
    await send(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await attempts(page)).toHaveLength(1);
  });

  test('however often the service fails', nightly, async ({ page, said }) => {
    await openForm(page);
    await write(page, newMessage());
    await page.route(SEND, (route) => route.fulfill({ status: 503, body: 'Error' }));
    for (let press = 0; press < 5; press += 1) {
      await send(page).click();
      await expect(send(page)).toBeDisabled();
      await page.clock.runFor(10_000);
      await expect(send(page)).toBeEnabled();
    }
    expect(await attempts(page)).toEqual([]);
    await page.unroute(SEND);
    await send(page).click();
    await expect(panel(page)).toBeVisible();
    expect(said.splice(0)).toHaveLength(5);
  });

  test('but a message that arrives after all counts', nightly, async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(SEND, async (route) => {
      await held;
      await route.fulfill({ status: 200, body: 'OK' });
    });
    await openForm(page);
    await write(page, newMessage());
    await send(page).click();
    await expect.poll(() => attempts(page)).toHaveLength(1);
    await expect(async () => {
      await page.clock.runFor(15_000);
      expect(await attempts(page)).toEqual([]);
    }).toPass();
    answer();
    await expect(panel(page)).toBeVisible();
    await expect.poll(() => attempts(page)).toHaveLength(1);
  });
});

test.describe('a form that is blocked', () => {
  test(
    'counts down to the end, leaves the focus on Send and shows the other ways',
    nightly,
    async ({ page }) => {
      await openForm(page);
      await sendWrong(page, 3);
      await write(page, { name: 'Salma' });
      await send(page).click();
      const main = page.getByRole('main');
      await expect(page.getByRole('alert')).toHaveText(words.errors.tooMany);
      await expect(main.getByText(words.errors.tooMany)).toBeVisible();
      await expect(send(page)).toBeFocused();
      await expect(send(page)).toBeDisabled();
      for (const way of [words.wayEmail, words.wayPhone, words.wayChat])
        await expect(main.getByRole('link', { name: way })).toBeVisible();
      const sendIn = (time: string) =>
        words.sendIn.replace('{{action}}', words.send).replace('{{time}}', time);
      await expect(send(page)).toContainText(sendIn('5:00'));
      await page.clock.runFor(28_000);
      await expect(send(page)).toContainText(sendIn('4:32'));
      // Read out once, not each second.
      await expect(send(page)).toHaveAccessibleName(words.send);
      const time = /\d\d:\d\d:\d\d/;
      const until = main
        .locator('[aria-live]')
        .getByText(new RegExp(words.sendAt.replace('{{time}}', time.source)));
      const before = await until.textContent();
      await page.clock.runFor(5000);
      expect(await until.textContent()).toBe(before);

      await field(page, 'message').fill('Autre chose, dès lundi.');
      const link = await main.getByRole('link', { name: words.wayEmail }).getAttribute('href');
      expect(new URL(link ?? '').searchParams.get('body')).toContain('Autre chose, dès lundi.');
      await page.clock.runFor(300_000);
      await expect(send(page)).toBeEnabled();
      await expect(until).toHaveCount(0);
      await expect(main.getByRole('link', { name: words.wayEmail })).toHaveCount(0);
      await send(page).click();
      await expect(panel(page)).toBeVisible();
    },
  );

  test('is so after a reload too', async ({ page }) => {
    await open(page, '/contact');
    await page.evaluate(() =>
      localStorage.setItem(
        'contact_form',
        JSON.stringify({ attempts: [], blockedUntil: Date.now() + 200_000 }),
      ),
    );
    await page.reload();
    await ready(page);
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('main').getByText(words.errors.tooMany)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: words.wayPhone })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const language of ['fr', 'ar'] as const)
    for (const trouble of ['fails', 'is blocked', 'has sent a part'])
      test(
        `nothing covers Send or the counter when the form ${trouble} (${language})`,
        nightly,
        async ({ page, said }) => {
          const spoken = locale(language).frame.contact;
          await openForm(page, pageUrl('/contact', language));
          const isLong = trouble === 'has sent a part';
          await write(page, { ...newMessage(), ...(isLong && { message: 'Bonjour. '.repeat(300) }) }, spoken);
          if (trouble === 'fails')
            await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Error' }));
          if (trouble === 'is blocked')
            await page.evaluate(
              (now) => localStorage.setItem('contact_form', JSON.stringify({ attempts: [now, now, now] })),
              await page.evaluate(() => Date.now()),
            );
          await send(page, spoken).click();
          const toast = page.locator(':is([role=alert], [role=status]) > [data-type]');
          await expect(toast).toBeVisible();
          if (isLong) await expect(restNotice(page, spoken)).toBeFocused();
          else
            await expect(
              page.getByRole('main').getByRole('link', { name: spoken.wayEmail }),
            ).toBeInViewport();
          const button = page.locator('form button[type=submit]');
          const counter = page.getByRole('main').locator('form svg[preserveAspectRatio]');
          const plate = await toast.boundingBox();
          for (const part of [button, counter]) {
            await expect(part).toBeInViewport({ ratio: 1 });
            const box = await part.boundingBox();
            expect(box!.y >= plate!.y + plate!.height || box!.y + box!.height <= plate!.y).toBe(true);
            const covered = await part.evaluate((element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect();
              const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return !at?.closest('form');
            });
            expect(covered).toBe(false);
          }
          said.length = 0;
        },
      );
});

test.describe('the other ways', () => {
  for (const language of ['fr', 'ar'] as const)
    test(
      `hold a short mail link and the whole text to copy when the message is long (${language})`,
      nightly,
      async ({ page, context, said }) => {
        const spoken = locale(language).frame.contact;
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const text = (language === 'fr' ? 'Bonjour à tous. ' : 'نُعدّ الإقرار ونعرضه. ').repeat(225).trim();
        await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'Forbidden' }));
        await openForm(page, pageUrl('/contact', language));
        await write(page, { ...newMessage(), message: text }, spoken);
        await send(page, spoken).click();
        const main = page.getByRole('main');
        await expect(main.getByText(spoken.linkCut)).toBeVisible();
        const link = main.getByRole('link', { name: spoken.wayEmail });
        const href = (await link.getAttribute('href')) ?? '';
        expect(href.length).toBeLessThanOrEqual(1800);
        expect(new URL(href).pathname).toBe(config.organization.email);
        const copy = main.getByRole('button', { name: spoken.copy });
        // First in the order of the page, as it is the one that holds all.
        const following = await copy.evaluate(
          (button, other) => button.compareDocumentPosition(other!) & Node.DOCUMENT_POSITION_FOLLOWING,
          await link.elementHandle(),
        );
        expect(following).toBeTruthy();
        await copy.click();
        await expect(main.getByRole('button', { name: spoken.copied })).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied.replaceAll('\r\n', '\n')).toContain(text);
        said.length = 0;
      },
    );

  test('hold a short message whole, without a word about it', async ({ page, said }) => {
    await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'Forbidden' }));
    await openForm(page);
    await write(page, newMessage());
    await send(page).click();
    await expect(page.getByRole('main').getByRole('link', { name: words.wayEmail })).toBeVisible();
    await expect(page.getByText(words.linkCut)).toHaveCount(0);
    said.length = 0;
  });
});

test.describe('before a message is sent', () => {
  test('the signs that will not be sent are shown beside their field', async ({ page }) => {
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

  for (const [name, maximum] of sampled([
    ['name', 100],
    ['subject', 200],
    ['message', 5000],
  ] as const))
    test(`a paste that is longer than the ${name} says how much did not fit, until the next key`, async ({
      page,
    }) => {
      await openForm(page);
      // Copied in a field of its own: a page may not write to the clipboard unasked.
      await page.evaluate(
        (text) => {
          const source = document.createElement('textarea');
          source.id = 'source';
          source.value = text;
          document.body.append(source);
        },
        'b'.repeat(maximum + 42),
      );
      await page.locator('#source').press('Control+a');
      await page.locator('#source').press('Control+c');
      await page.locator('#source').evaluate((source) => source.remove());
      await field(page, name).press('Control+v');
      await expect(field(page, name)).toHaveValue('b'.repeat(maximum));
      const note = words.cutPaste
        .replace('{{max}}', words.characters_other.replace('{{count}}', formatNumber(maximum)))
        .replace('{{over}}', formatNumber(42));
      await expect(page.getByText(note)).toBeVisible();
      await field(page, name).press('Backspace');
      await expect(page.getByText(note)).toHaveCount(0);
    });
});

test(
  'a draft that is sent right after a reload waits for its three seconds, and is not refused',
  nightly,
  async ({ page }) => {
    const message = newMessage();
    const posts = watchPosts(page);
    await openForm(page);
    await write(page, message);
    await page.clock.resume();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('contact_draft')))
      .toContain('dès mars');
    await page.reload();
    await ready(page);
    await page.clock.pauseAt(Date.now() + 61_000);
    await page.evaluate(() => (performance.now = () => 1000));
    await send(page).click();
    await expect(page.getByRole('button', { name: words.sending })).toBeDisabled();
    await page.evaluate(() => (performance.now = () => 3000));
    await page.clock.runFor(2000);
    await expect(panel(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  },
);

import type { Page } from '@playwright/test';
import { fieldNames, type Message } from '../../../src/contact/field-problem';
import { field, locale, newMessage, panel, watchPosts, words, write } from '../contact';
import { expect, open, ready, test } from '../fixtures';
import { nightly } from '../../support/sampled';

const SEND = '**/api/v1.0/email/send';
const send = (page: Page) => page.getByRole('button', { name: words.send, exact: true });

/** Sends a message whose answer waits until the test gives it; the first answer only. */
async function sendAndHold(page: Page, message: Message): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SEND, async (route) => {
    await held;
    await route.fulfill({ status: 200, body: 'OK' }).catch(() => undefined); // the page may have gone
  });
  await page.clock.install();
  await open(page, '/contact');
  await page.clock.runFor(4000);
  await write(page, message);
  await send(page).click();
  await expect(page.getByRole('button', { name: words.sending })).toBeDisabled();
  return answer;
}

async function expectWritten(page: Page, message: Message, spoken = words) {
  for (const name of fieldNames) await expect(field(page, name, spoken)).toHaveValue(message[name]);
}

test.describe('while a message is on its way', () => {
  test('a reload keeps it, and it can be sent again', nightly, async ({ page }) => {
    const message = newMessage();
    const answer = await sendAndHold(page, message);
    await page.reload();
    await ready(page);
    await expectWritten(page, message);
    await expect(send(page)).toBeEnabled();
    answer();
    await page.clock.runFor(4000);
    await send(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test('a crash of the page keeps it, and it can be sent again', nightly, async ({ page, context }) => {
    // The local outbox never answers to this address.
    const message = { ...newMessage(), email: 'answer-never@x.example' };
    await open(page, '/contact');
    await write(page, message);
    await page.waitForTimeout(3000); // the form takes nobody who is faster
    await send(page).click();
    await expect(page.getByRole('button', { name: words.sending })).toBeDisabled();
    const tab = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void tab.send('Page.crash').catch(() => {});
    await crashed;
    await tab.send('Page.navigate', { url: new URL('/contact', page.url()).href });
    const state = `(() => {
      const form = document.querySelector('html[data-ready] form');
      return form && [...form.querySelectorAll(':is(input, textarea):not([tabindex])')].map(({ value }) => value).concat(form.querySelector('[type=submit]').disabled);
    })()`;
    await expect
      .poll(async () => {
        const { result } = await tab.send('Runtime.evaluate', { expression: state, returnByValue: true });
        return result.value as unknown;
      })
      .toEqual([...fieldNames.map((name) => message[name]), false]);
  });

  test('a change of language brings its end, and nothing is offered to be sent a second time', async ({
    page,
  }) => {
    const message = newMessage();
    const posts = watchPosts(page);
    const answer = await sendAndHold(page, message);
    const english = locale('en').frame.contact;
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectWritten(page, message, english);
    answer();
    await expect(page.getByRole('status').getByText(words.success)).toBeVisible();
    await expect(panel(page, english)).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).toBeNull();
  });

  test(
    'another page and back brings its end, and nothing is offered to be sent a second time',
    nightly,
    async ({ page }) => {
      const posts = watchPosts(page);
      const answer = await sendAndHold(page, newMessage());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
      await expect(page.locator('main')).toHaveAttribute('data-page', 'plan-du-site');
      await page.goBack();
      await expect(field(page, 'message')).toBeVisible();
      answer();
      await expect(panel(page)).toBeVisible();
      expect(posts).toHaveLength(1);
    },
  );

  test(
    'a page that was put aside and taken out again by the browser still hears the answer',
    nightly,
    async ({ page }) => {
      const answer = await sendAndHold(page, newMessage());
      await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      answer();
      await expect(panel(page)).toBeVisible();
    },
  );

  test(
    'a network that comes and goes changes nothing once it is answered',
    nightly,
    async ({ page, context }) => {
      const posts = watchPosts(page);
      const answer = await sendAndHold(page, newMessage());
      for (const offline of [true, false, true, false]) await context.setOffline(offline);
      answer();
      await expect(panel(page)).toBeVisible();
      expect(posts).toHaveLength(1);
    },
  );
});

test.describe('a page that the browser put aside', () => {
  test(
    'comes back as it was: what was typed, a form that sends, figures and movement',
    nightly,
    async ({ browser }) => {
      // As visitors have it; Playwright's own browser starts without it.
      const { launchOptions, baseURL } = test.info().project.use;
      const own = await browser.browserType().launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const page = await own.newPage({ ...(baseURL && { baseURL }) });
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => {
          if (persisted) document.documentElement.dataset.persisted = '';
        }),
      );
      await open(page, '/contact');
      const message = newMessage();
      await write(page, message);
      await page.waitForTimeout(3000);
      await page.goto('/__outbox');
      await page.goBack({ waitUntil: 'commit' });
      await page.locator('html[data-persisted]').waitFor({ state: 'attached' });
      await expectWritten(page, message);
      await send(page).click();
      await expect(panel(page)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' }).click();
      await expect(page.locator('main')).toHaveAttribute('data-page', 'faq');
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
      await own.close();
    },
  );
});

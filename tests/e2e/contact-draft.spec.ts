import {
  button,
  expectWritten,
  hold,
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
import { expect, open, ready, test } from './fixtures';
import { nightly } from '../support/sampled';

test.describe('what was typed and not sent', () => {
  test('survives a reload in the same moment', async ({ page }) => {
    const message = newMessage();
    await open(page, '/contact');
    await write(page, message);
    await page.reload();
    await ready(page);
    await expectWritten(page, message);
  });

  test('is there when the browser brings back a page that it had put aside', nightly, async ({ browser }) => {
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
    await page.goto('/__outbox');
    await page.goBack({ waitUntil: 'commit' });
    await page.locator('html[data-persisted]').waitFor({ state: 'attached' });
    await expectWritten(page, message);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' }).click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'faq');
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await own.close();
  });
});

test('a change of language while a message is on its way brings its end, and nothing is offered a second time', async ({
  page,
}) => {
  const answer = await hold(page);
  const message = newMessage();
  const posts = watchPosts(page);
  await openForm(page);
  await write(page, message);
  await send(page).click();
  await expect(button(page, words.sending)).toBeDisabled();
  const english = locale('en').frame.contact;
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectWritten(page, message, english);
  answer({ status: 200, body: 'OK' });
  await expect(page.getByRole('status').getByText(words.success)).toBeVisible();
  await expect(panel(page, english)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(await keptDraft(page)).toBeNull();
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
    await expect.poll(() => keptDraft(page)).toContain('dès mars');
    await page.reload();
    await ready(page);
    await page.clock.pauseAt(Date.now() + 61_000);
    await page.evaluate(() => (performance.now = () => 1000));
    await send(page).click();
    await expect(button(page, words.sending)).toBeDisabled();
    await page.evaluate(() => (performance.now = () => 3000));
    await page.clock.runFor(2000);
    await expect(panel(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  },
);

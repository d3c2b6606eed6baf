import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { expectWritten, field, locale, newMessage, send, write } from '../contact';
import { expect, ready, test } from '../fixtures';
import { config } from '../sample';
import { pageUrl } from '../../../src/site/page-url';
import { nightly, sampled } from '../../support/sampled';
import { trilingual } from '../../support/sites';

const { email, phone, chatNumber } = config.organization;
const WAYS = [`mailto:${email}`, `tel:${phone}`, `https://wa.me/${chatNumber!.slice(1)}`];

const notFound = { status: 404, body: '404' };

/** What keeps the client from running. */
const obstacles: Record<string, (page: Page) => Promise<unknown>> = {
  'every script is missing': (page) => page.route('**/assets/*.js', (route) => route.fulfill(notFound)),
  'only the client is missing': (page) =>
    page.route('**/assets/client-*.js', (route) => route.fulfill(notFound)),
  'a script throws': (page) =>
    page.route('**/assets/hydrate-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    ),
};

const notice = (page: Page) => page.locator('form [role=status]');

/** Starts the time until the notice shows anew, and stops it. Returns its ends, in milliseconds since the first paint. */
function holdTime(form: Locator): Promise<number[]> {
  return form.evaluate((element) => {
    for (const part of element.querySelectorAll<HTMLElement>('[role=status], [data-near-send]')) {
      part.style.animation = 'none';
      part.getBoundingClientRect();
      part.style.animation = '';
    }
    return element.getAnimations({ subtree: true }).map((animation) => {
      animation.pause();
      return Number(animation.effect?.getComputedTiming().endTime);
    });
  });
}

const passTime = (form: Locator) =>
  form.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });

/** Returns where the page, the form and its fields are. */
const places = (page: Page) =>
  page.locator('main, form, form :is(label, input, textarea)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );

/** The page says what still works, in the place of Send, and nothing has moved or is lost. */
async function expectNotice(page: Page, language: string) {
  const spoken = locale(language).frame.contact;
  const message = newMessage();
  const form = page.locator('form');
  const times = await holdTime(form);
  expect(times.length).toBeGreaterThan(1);
  for (const time of times) expect(time).toBeLessThanOrEqual(6000);
  await write(page, message, spoken);
  await expect(notice(page)).toBeHidden();
  await expect(send(page, spoken)).toBeDisabled();
  const before = await places(page);
  await passTime(form);
  await expect(notice(page)).toContainText(spoken.stalled);
  for (const way of WAYS) await expect(notice(page).locator(`a[href^="${way}"]`)).toBeVisible();
  await expect(send(page, spoken)).toBeHidden();
  expect(await places(page)).toEqual(before);
  await expectWritten(page, message, spoken);
  // It covers no field.
  const [top, end] = await Promise.all([
    notice(page).boundingBox(),
    field(page, 'message', spoken).boundingBox(),
  ]);
  expect(top!.y).toBeGreaterThanOrEqual(end!.y + end!.height);
  return { before, message, spoken };
}

for (const width of sampled([360, 1280]))
  test.describe(`on a screen of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const language of sampled(trilingual.languages)) {
      const url = pageUrl(trilingual, '/contact', language);

      test.describe(`a form in ${language} says in time what still works, and nothing moves`, () => {
        for (const [obstacle, meet] of Object.entries(obstacles))
          test(`when ${obstacle}`, async ({ page, said }) => {
            await meet(page);
            await page.goto(url);
            await page.waitForLoadState('networkidle');
            await expectNotice(page, language);
            said.length = 0;
          });

        test('until a late client comes, which keeps what was typed', async ({ page }) => {
          let arrive = () => {};
          const late = new Promise<void>((resolve) => (arrive = resolve));
          await page.route('**/assets/client-*.js', async (route) => late.then(() => route.continue()));
          await page.goto(url);
          const { before, message, spoken } = await expectNotice(page, language);
          arrive();
          await ready(page);
          await expect(notice(page)).toHaveCount(0);
          await expect(send(page, spoken)).toBeEnabled();
          await expectWritten(page, message, spoken);
          expect(await places(page)).toEqual(before);
        });

        test('when every script is missing, to those who want no motion, too', async ({ page, said }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await obstacles['every script is missing']!(page);
          await page.goto(url);
          await page.waitForLoadState('networkidle');
          await expectNotice(page, language);
          said.length = 0;
        });

        test.describe('when scripts are off', () => {
          test.use({ javaScriptEnabled: false });

          test('and puts nothing into the address', async ({ page }) => {
            await page.goto(url);
            const { message, spoken } = await expectNotice(page, language);
            let left = 0;
            page.on('request', () => left++);
            await field(page, 'subject', spoken).press('Enter');
            await expectWritten(page, message, spoken);
            await expect(page).toHaveURL(url);
            expect(left).toBe(0);
          });
        });
      });
    }
  });

test(
  'the notice shows by itself while a client takes nine seconds, and goes with it',
  nightly,
  async ({ page }) => {
    await page.route('**/assets/client-*.js', async (route) => {
      await setTimeout(9000);
      await route.continue();
    });
    await page.goto('/contact');
    await write(page, newMessage());
    await expect(notice(page)).toBeHidden();
    await expect(notice(page)).toBeVisible({ timeout: 8000 });
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    await ready(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(field(page, 'name')).toHaveValue('Salma Idrissi');
  },
);

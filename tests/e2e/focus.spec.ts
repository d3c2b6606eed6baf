import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { nightly, sampled } from '../support/sampled';

/*
 * WCAG 2.2: what has the focus is never wholly covered (2.4.11), and one sees that it has it (2.4.7).
 * The keyboard walks through the page, there and back; what floats over it is the header's open menu,
 * the bar with the chat, a toast and what offers another language.
 */

const urls = ['/', '/contact', '/services-web/creation-site-web', '/faq'];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const size of sampled(sizes))
  for (const url of sampled([...urls.map(inArabic), ...urls]))
    test(`${url} at ${size.width} px: the keyboard sees everything that it reaches`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, url);
      await walkThereAndBack(page);
    });

for (const size of sizes) {
  test(
    `what offers another language hides nothing from the keyboard at ${size.width} px`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript(() => localStorage.setItem('language', 'ar'));
      await open(page, '/faq');
      await expect(page.locator('aside[lang=ar]:visible')).toBeAttached();
      await walkThereAndBack(page);
    },
  );

  test(`a toast hides nothing from the keyboard at ${size.width} px`, nightly, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/contact');
    await page.locator('main form button[type=submit]').click();
    await page.locator('[role=alert] > *').hover(); // a toast that is pointed at stays
    await walkThereAndBack(page);
  });
}

test('at a zoom of 400 % a toast leaves the field that has the focus in view', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/contact');
  await page.clock.fastForward(10_000); // a form that is sent at once is taken for a robot's
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('[role=alert] > *')).toBeVisible();
  const field = page.locator('main form [aria-invalid=true]:focus');
  await expect(field).toBeInViewport({ ratio: 1 });
  const points = await field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].map(
      (y) => document.elementFromPoint(left + width / 2, top + height * y) === element,
    );
  });
  expect(points).toEqual([true, true, true]);
});

function inArabic(url: string): string {
  return `/ar${url === '/' ? '' : url}`;
}

/** From the top through everything to the end, and from there back to the top. */
async function walkThereAndBack(page: Page) {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  const stops = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
        (element) => element.tabIndex >= 0 && element.matches('a[href], button, input, textarea, summary'),
      ).length,
  );
  expect(await walk(page, 'Tab', stops)).toBeGreaterThan(8);
  expect(await walk(page, 'Shift+Tab', stops)).toBeGreaterThan(8);
}

/** Presses the key until the page is behind; counts what had the focus in its content and its foot. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<number> {
  let seen = 0;
  for (let presses = 0; presses < stops + 60; presses++) {
    await page.keyboard.press(key);
    const place = await page.evaluate(
      () => document.activeElement?.closest('main, footer, aside')?.localName,
    );
    if (place === undefined && seen > 0) break;
    if (place !== 'main' && place !== 'footer') continue;
    seen++;
    // The page scrolls in the frames after the press.
    await expect.poll(() => fault(page), { message: `${key}, press ${presses + 1}` }).toBe('');
  }
  return seen;
}

/** What is wrong with the element that has the focus; nothing when one sees it and its outline. */
function fault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}"`;
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    const seen = [...element.getClientRects()].some(({ left, top, width, height }) =>
      steps.some((x) =>
        steps.some((y) => element.contains(document.elementFromPoint(left + x * width, top + y * height))),
      ),
    );
    if (!seen) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return `${name} is covered by ${over?.outerHTML.slice(0, 80) ?? 'the edge of the screen'}`;
    }
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${name} has no outline`;
    if (/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(outlineColor))
      return `${name} has an outline without colour`;
    return '';
  });
}

import type { Browser, Page } from '@playwright/test';
import { hydrated, onPhone, type Observation } from './visit';

/** An element that a visitor presses. */
interface Press {
  name: string;
  /** The kind of the page that has it. */
  kind: string;
  /** Its CSS selector. */
  target: string;
  /** The text that is typed afterwards. */
  keys?: string;
}

export const presses: readonly Press[] = [
  { name: 'menu', kind: 'home', target: 'header details[data-burger] > summary' },
  { name: 'next offer', kind: 'home', target: 'main [data-screen-only] > div > button:nth-of-type(3)' },
  { name: 'question', kind: 'questions', target: 'main details > summary' },
  { name: 'typing', kind: 'contact', target: 'form textarea', keys: 'Bonjour' },
];

/** The time for the paint after a press and for the browser's report, in milliseconds. */
const SETTLE_TIME = 700;

/**
 * Returns the time from a press to the next paint (w3.org/TR/event-timing), in milliseconds; undefined when the page does
 * not have the element.
 *
 * @param isHydrated whether to press after hydration, or right after the first paint
 */
export function measurePress(
  browser: Browser,
  url: string,
  { target, keys = '' }: Press,
  isHydrated: boolean,
): Promise<number | undefined> {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: isHydrated ? 'load' : 'commit' });
    await (isHydrated ? hydrated(page) : painted(page));
    const center = await page.evaluate((selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element?.getBoundingClientRect();
      return box?.width && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, target);
    if (!center) return undefined;
    await page.touchscreen.tap(center.x, center.y);
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(SETTLE_TIME);
    return page.evaluate(() => (globalThis as unknown as Observation).slowest);
  });
}

/** Waits for the first paint and the end of the document. */
async function painted(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.waitForLoadState('domcontentloaded');
}

import type { Browser, Page } from '@playwright/test';
import { progress } from '../../lib/progress';
import { pagePath } from '../../site/page-url';
import type { Site } from '../../site/site';
import { median } from '../median';
import { phone } from './phone';

/** The time from an interaction to the next paint, in milliseconds. */
export interface InteractionResult {
  name: string;
  when: 'before hydration' | 'after';
  /** The median of several fresh pages. The browser does not report durations under 16 ms. */
  milliseconds: number;
  /** The duration on each page. */
  each: number[];
}

interface Interaction {
  name: string;
  /** The path of a page in the config. */
  path: string;
  /** The CSS selector of the pressed element. */
  target: string;
  /** The text that is typed after the press. */
  keys?: string;
  /** Whether it is measured only after hydration, because before it is unavailable or loads a document. */
  onlyAfter?: boolean;
}

/** The number of fresh pages. On the same page a second press would be faster. */
const PAGES = 3;
/** The timeout in milliseconds, long enough for a slowed page on a busy machine. */
const TIMEOUT = 120_000;
/** The factor by which the processor is slowed down, as in Lighthouse. */
const CPU_SLOWDOWN = 4;
/** The time for the paint after a press and for the browser's report, in milliseconds. */
const SETTLE_TIME = 700;

/**
 * Measures the interactions of visitors on a phone with a slowed processor: right after the first paint, while the
 * client is being fetched, and after hydration.
 *
 * @param address the address of the server
 */
export async function measureInteractions(
  browser: Browser,
  address: string,
  site: Site,
): Promise<InteractionResult[]> {
  const results: InteractionResult[] = [];
  const all = interactions(site);
  const phase = progress('Interactions', all.length);
  for (const interaction of all) {
    for (const when of ['before hydration', 'after'] as const) {
      if (when === 'before hydration' && interaction.onlyAfter) continue;
      const each: number[] = [];
      for (let run = 0; run < PAGES; run += 1) each.push(await press(browser, address, interaction, when));
      results.push({ name: interaction.name, when, milliseconds: median(each), each });
    }
    phase.step();
  }
  phase.end();
  return results;
}

function interactions({ config }: Site): Interaction[] {
  const pathOf = (kind: string) => pagePath(config.pages.find((page) => page.kind === kind)?.path ?? '/');
  return [
    { name: 'menu', path: '/', target: 'header details[data-burger] > summary' },
    { name: 'question', path: pathOf('questions'), target: 'main details > summary' },
    {
      name: 'next offer',
      path: '/',
      // The third button of the carousel, after back and pause.
      target: 'main button:has(+ div > button[aria-label])',
      onlyAfter: true,
    },
    { name: 'typing', path: pathOf('contact'), target: 'form textarea', keys: 'Bonjour' },
    { name: 'language', path: '/', target: 'header a[hreflang]:not([aria-current])', onlyAfter: true },
  ];
}

/** Returns the duration of an interaction on a fresh page. */
async function press(
  browser: Browser,
  address: string,
  { name, path, target, keys }: Interaction,
  when: InteractionResult['when'],
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(address + path, { waitUntil: when === 'after' ? 'load' : 'commit' });
    if (when === 'after') {
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    } else {
      await firstPaint(page);
    }
    // The first paint can come before the end of the document.
    await page.locator(target).first().waitFor({ state: 'attached' });
    const center = await page.evaluate((selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    }, target);
    if (!center) throw new Error(`The benchmark cannot measure “${name}”: ${path} has no element ${target}.`);
    await page.touchscreen.tap(center.x, center.y);
    for (const key of keys ?? '') await page.keyboard.press(key);
    await page.waitForTimeout(SETTLE_TIME);
    return await page.evaluate(() => (globalThis as unknown as Observation).slowest);
  } finally {
    await context.close();
  }
}

interface Observation {
  slowest: number;
}

/** Runs in the page. Records the slowest interaction that the browser reports (w3.org/TR/event-timing). */
function observe() {
  const observation = globalThis as unknown as Observation;
  observation.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) observation.slowest = Math.max(observation.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Waits for the first paint. */
function firstPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

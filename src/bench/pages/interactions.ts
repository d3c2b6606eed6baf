import type { Browser, Page } from '@playwright/test';
import { progress } from '../../lib/progress';
import type { Site } from '../../site/site';
import { median } from '../median';
import { phone } from './phone';

/** How long a press takes until the next picture is drawn, in milliseconds. */
export interface InteractionFigures {
  name: string;
  when: 'before hydration' | 'after';
  /** The median of several fresh pages; the browser tells nothing faster than 16. */
  milliseconds: number;
  /** What each of them took. */
  each: number[];
}

interface Interaction {
  name: string;
  /** A path of the config. */
  path: string;
  /** What is pressed, as a CSS selector. */
  target: string;
  /** What is typed then. */
  keys?: string;
  /** Whether it is out of reach, or leaves the page, until the client has taken over. */
  onlyAfter?: boolean;
}

/** A fresh page each time: what was pressed once is faster the second time. */
const PAGES = 3;
/** On a busy machine a slowed page may take long, in milliseconds. */
const PATIENCE = 120_000;
/** Four times slower than this machine, as Lighthouse has it. */
const SLOWER = 4;
/** Long enough for the picture after a press, and for the browser to tell of it. */
const SETTLED = 700;

/**
 * Presses what visitors press, on a phone slowed down four times: right after the first paint, while the
 * client is being fetched, and again once it has taken over.
 *
 * @param address where the site is served
 */
export async function interactionFigures(
  browser: Browser,
  address: string,
  site: Site,
): Promise<InteractionFigures[]> {
  const figures: InteractionFigures[] = [];
  const all = interactions(site);
  const phase = progress('Pressing', all.length);
  for (const interaction of all) {
    for (const when of ['before hydration', 'after'] as const) {
      if (when === 'before hydration' && interaction.onlyAfter) continue;
      const each: number[] = [];
      for (let turn = 0; turn < PAGES; turn += 1)
        each.push(await pressed(browser, address, interaction, when));
      figures.push({ name: interaction.name, when, milliseconds: median(each), each });
    }
    phase.step();
  }
  phase.end();
  return figures;
}

function interactions({ config }: Site): Interaction[] {
  const pathOf = (kind: string) => config.pages.find((page) => page.kind === kind)?.path ?? '/';
  return [
    { name: 'menu', path: '/', target: 'header details[data-burger] > summary' },
    { name: 'question', path: pathOf('questions'), target: 'main details > summary' },
    {
      name: 'next offer',
      path: '/',
      // Back, pause, next: the third button of the strip.
      target: 'main button:has(+ div > button[aria-label])',
      onlyAfter: true,
    },
    { name: 'typing', path: pathOf('contact'), target: 'form textarea', keys: 'Bonjour' },
    { name: 'language', path: '/', target: 'header a[hreflang="en"]', onlyAfter: true },
  ];
}

/** Presses one thing on a fresh page. */
async function pressed(
  browser: Browser,
  address: string,
  { name, path, target, keys }: Interaction,
  when: InteractionFigures['when'],
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(observe);
    await page.goto(address + path, { waitUntil: when === 'after' ? 'load' : 'commit' });
    if (when === 'after') {
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    } else {
      await firstPaint(page);
    }
    const place = await page.evaluate((selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    }, target);
    if (!place) throw new Error(`${path} has no ${target}: the benchmark cannot press “${name}”`);
    await page.touchscreen.tap(place.x, place.y);
    for (const key of keys ?? '') await page.keyboard.press(key);
    await page.waitForTimeout(SETTLED);
    return await page.evaluate(() => (globalThis as unknown as Observed).slowest);
  } finally {
    await context.close();
  }
}

interface Observed {
  slowest: number;
}

/** Runs in the page: keeps the slowest press, as the browser tells it (w3.org/TR/event-timing). */
function observe() {
  const kept = globalThis as unknown as Observed;
  kept.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) kept.slowest = Math.max(kept.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

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

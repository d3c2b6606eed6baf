import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

/** What a visit of a page costs, on a phone that is four times slower than this machine. */
export interface Visit {
  /** The transferred bytes of all bodies, and those of the scripts. */
  bytes: number;
  scriptBytes: number;
  /** The number of transferred files. */
  files: number;
  /** The durations of the browser's long tasks (w3.org/TR/longtasks), in milliseconds. */
  longTasks: number[];
}

/** The timeout for a page in milliseconds, long enough for a busy machine. */
const TIMEOUT = 120_000;
const CPU_SLOWDOWN = 4;

/** Visits a page until it is interactive and scrolls to its end. Without scripts, none is fetched. */
export function measureVisit(browser: Browser, url: string, hasScripts: boolean): Promise<Visit> {
  return onPhone(browser, async (page, context) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    if (!hasScripts) await context.route('**/*.js', (route) => route.abort());
    await page.goto(url);
    if (hasScripts) await hydrated(page);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await page.waitForLoadState('networkidle');
    const transfers = await Promise.all(
      requests.map(async (request) => ({
        isScript: request.resourceType() === 'script',
        bytes: Math.max(0, (await request.sizes()).responseBodySize),
      })),
    );
    const sum = (all: typeof transfers) => all.reduce((total, { bytes }) => total + bytes, 0);
    return {
      bytes: sum(transfers),
      scriptBytes: sum(transfers.filter(({ isScript }) => isScript)),
      files: transfers.length,
      longTasks: await page.evaluate(() => (globalThis as unknown as Observation).longTasks),
    };
  });
}

/** Runs a task on a fresh page of a slow phone that saves data, and so fetches no page ahead. */
export async function onPhone<Result>(
  browser: Browser,
  task: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    return await task(page, context);
  } finally {
    await context.close();
  }
}

/** Waits until a page is interactive and its network is quiet. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** What the script in a page records. */
export interface Observation {
  longTasks: number[];
  /** The duration of the slowest interaction. The browser reports none under 16 ms. */
  slowest: number;
}

/** Runs in the page. */
function observe() {
  const observation: Observation = { longTasks: [], slowest: 0 };
  Object.assign(globalThis, observation);
  const recorded = globalThis as unknown as Observation;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorded.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) recorded.slowest = Math.max(recorded.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

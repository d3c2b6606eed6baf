import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Request } from '@playwright/test';
import { dataUrl } from '../../site/page-url';
import type { MeasuredPage } from './page-types';
import { phone } from './phone';

/**
 * Returns the bytes that a page needs before it is painted: its HTML and its stylesheets, in brotli as served. Fonts
 * count only when the styles make text wait for them.
 *
 * @param folder the built site
 */
export function bytesBeforePaint(folder: string, { file }: MeasuredPage): number {
  const html = readFileSync(join(folder, file), 'utf8');
  const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, path = '']) => path);
  return sum([file, ...styles].map((path) => statSync(join(folder, `${path}.br`)).size));
}

/** Returns the fonts of a page's stylesheets that block text until they are loaded. */
export function blockingFonts(folder: string, { file }: MeasuredPage): string[] {
  const html = readFileSync(join(folder, file), 'utf8');
  return [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].flatMap(([, path = '']) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/@font-face\s*\{[^}]*url\([^}]*\}/g)]
      .map(([rule]) => rule)
      .filter((rule) => !/font-display:\s*(?:optional|swap|fallback)/.test(rule)),
  );
}

/** Returns the size of the largest data file of a page, in brotli. */
export function largestData(folder: string, pages: MeasuredPage[]): number {
  return Math.max(
    ...pages
      .filter(({ isMissing }) => !isMissing)
      .map(({ url }) => statSync(join(folder, `${dataUrl(url)}.br`)).size),
  );
}

/** The timeout for a page in milliseconds, long enough for a busy machine. */
const TIMEOUT = 120_000;

/** The transferred bytes, in total and by file. */
export interface Transfer {
  total: number;
  script: number;
  requests: { url: string; kind: string; bytes: number }[];
}

/**
 * Measures the transfer of a page on a phone. It scrolls to the end and follows the first link to another page of the
 * site.
 *
 * @param hasScripts whether to wait until the page is interactive
 * @returns the transfer of the page with all its resources, and of the navigation
 */
export async function measureTransfer(
  browser: Browser,
  address: string,
  url: string,
  hasScripts: boolean,
): Promise<{ first: Transfer; later: Transfer }> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    // Turns on the data saver, because prefetched pages do not count.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    let requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const takeTransfer = async () => {
      await page.waitForLoadState('networkidle');
      // The size of a cached resource is negative, because its headers are subtracted but were not transferred.
      const transfers = (await Promise.all(requests.map(bytesOf))).filter(({ bytes }) => bytes > 0);
      requests = [];
      return {
        total: sum(transfers.map(({ bytes }) => bytes)),
        script: sum(transfers.filter(({ kind }) => kind === 'script').map(({ bytes }) => bytes)),
        requests: transfers,
      };
    };
    await page.goto(address + url);
    if (hasScripts) await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    // Scrolls to the end, to load lazy resources.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    const first = await takeTransfer();
    const link = page.locator(`main a[href^="/"]:not([href="${url}"])`).first();
    const href = new URL((await link.getAttribute('href')) ?? '', address).pathname;
    const response = page.waitForEvent('requestfinished', (request) =>
      [href, dataUrl(href)].includes(new URL(request.url()).pathname),
    );
    await link.evaluate((element: HTMLElement) => element.click());
    await response;
    // The browser does not report the end of a client-side navigation. Its pictures load within a second.
    await page.waitForTimeout(1000);
    return { first, later: await takeTransfer() };
  } finally {
    await context.close();
  }
}

async function bytesOf(request: Request) {
  const { responseBodySize } = await request.sizes();
  return { url: new URL(request.url()).pathname, kind: request.resourceType(), bytes: responseBodySize };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

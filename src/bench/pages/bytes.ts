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
export function fontsWaitedFor(folder: string, { file }: MeasuredPage): string[] {
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

/** The timeout for a page in milliseconds: on a busy machine a page may take long. */
const TIMEOUT = 120_000;

/** The transferred bytes by the browser's resource type, as sent. */
export interface Travelled {
  total: number;
  script: number;
  requests: { url: string; kind: string; bytes: number }[];
}

/**
 * Visits a page on a phone, scrolls to its end, and follows its first link to another page of the site.
 *
 * @param hasScripts whether to wait until the page is interactive
 * @returns the transfer of the page, everything included, and of the navigation
 */
export async function travelled(
  browser: Browser,
  address: string,
  url: string,
  hasScripts: boolean,
): Promise<{ first: Travelled; later: Travelled }> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    // Prefetched pages do not count: with the data saver on, none are fetched.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    let requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const ended = async () => {
      await page.waitForLoadState('networkidle');
      // A resource from the cache has a negative size: its headers are subtracted although they were not transferred.
      const counted = (await Promise.all(requests.map(bytesOf))).filter(({ bytes }) => bytes > 0);
      requests = [];
      return {
        total: sum(counted.map(({ bytes }) => bytes)),
        script: sum(counted.filter(({ kind }) => kind === 'script').map(({ bytes }) => bytes)),
        requests: counted,
      };
    };
    await page.goto(address + url);
    if (hasScripts) await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    // Scrolls to the end, to load what is lazy.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    const first = await ended();
    const link = page.locator(`main a[href^="/"]:not([href="${url}"])`).first();
    const href = new URL((await link.getAttribute('href')) ?? '', address).pathname;
    const arrived = page.waitForEvent('requestfinished', (request) =>
      [href, dataUrl(href)].includes(new URL(request.url()).pathname),
    );
    await link.evaluate((element: HTMLElement) => element.click());
    await arrived;
    // The browser reports no end of a client-side navigation; its pictures arrive within a second.
    await page.waitForTimeout(1000);
    return { first, later: await ended() };
  } finally {
    await context.close();
  }
}

async function bytesOf(request: Request) {
  const { responseBodySize } = await request.sizes();
  return { url: new URL(request.url()).pathname, kind: request.resourceType(), bytes: responseBodySize };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

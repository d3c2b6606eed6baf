import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Request } from '@playwright/test';
import { dataUrl } from '../../site/page-url';
import type { MeasuredPage } from './page-types';
import { phone } from './phone';

/**
 * The bytes a page waits for before it is drawn: its HTML and its stylesheets, as the server sends them in
 * brotli. No font is among them unless the styles make text wait for it.
 *
 * @param folder the built site
 */
export function bytesBeforePaint(folder: string, { file }: MeasuredPage): number {
  const html = readFileSync(join(folder, file), 'utf8');
  const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, path = '']) => path);
  return sum([file, ...styles].map((path) => statSync(join(folder, `${path}.br`)).size));
}

/** The fonts of a page's stylesheets that hold text back until they are there. */
export function fontsWaitedFor(folder: string, { file }: MeasuredPage): string[] {
  const html = readFileSync(join(folder, file), 'utf8');
  return [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].flatMap(([, path = '']) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/@font-face\s*\{[^}]*url\([^}]*\}/g)]
      .map(([rule]) => rule)
      .filter((rule) => !/font-display:\s*(?:optional|swap|fallback)/.test(rule)),
  );
}

/** The largest data file of a page, in brotli. */
export function largestData(folder: string, pages: MeasuredPage[]): number {
  return Math.max(
    ...pages
      .filter(({ isMissing }) => !isMissing)
      .map(({ url }) => statSync(join(folder, `${dataUrl(url)}.br`)).size),
  );
}

/** On a busy machine a page may take long, in milliseconds. */
const PATIENCE = 120_000;

/** What travelled, by the kind of file as the browser names it, in bytes of bodies as they were sent. */
export interface Travelled {
  total: number;
  script: number;
  requests: { url: string; kind: string; bytes: number }[];
}

/**
 * Visits a page to its end on a phone, and then follows its first link to another page of the site.
 *
 * @param hasScripts whether it becomes interactive, which is waited for
 * @returns what travelled for the page, everything included, and what for the change of page
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
    page.setDefaultTimeout(PATIENCE);
    // Pages that are fetched ahead are no part of this one: a visitor who saves data gets none.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    let requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const ended = async () => {
      await page.waitForLoadState('networkidle');
      // What the browser had already has a size below nothing: its headers are taken off without having come.
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
    // Down to the end, for what is fetched only when it comes near.
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
    // A change of page is no load of which the browser could tell the end: its pictures come within a second.
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

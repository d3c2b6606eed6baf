import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { budgets } from '../../support/budgets';
import { urlLanguage } from '../../../src/site/page-url';
import { expect, open, ready, sidewaysScroll, test } from '../../e2e/fixtures';
import { sampled } from '../../support/sampled';
import { expectWholeWords } from '../../support/whole-words';
import { allUrls, sampleUrls, shipped } from '../shipped';
import { expectAccessible } from './accessibility';

declare global {
  var shift: number;
}

/** The names of fonts with the letters that hardly any page shows. */
const rareFont = /-(?:spare|ext|vietnamese)-\w+\.woff2$/;

/** Widths in px, with long words; fewer by day. */
const longWidths = sampled([320, 820, 1440]);

for (const [index, url] of sampleUrls.entries()) {
  test(`${url} is still while it loads, becomes interactive without a word, fits every screen and breaks no rule of accessibility`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = watchScripts(page);
    await watchShifts(page);
    await open(page, url);
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    // No page keeps the font of the system for that (font-css.ts). A text that fills its line to a few pixels may get a line more
    // or less than in the fallback, whatever is edited; from .25 on a shift is called poor (web.dev/articles/cls).
    expect(
      await page.evaluate(() => globalThis.shift),
      'layout shift, with fonts that are late and then used',
    ).toBeLessThan(0.25);
    expect(await smallLetters(page), 'words in a face for large titles alone, and smaller').toEqual([]);
    expect(await insertedRules(page), 'rules that the client inserts a second time').toBe(0);
    expect(await scripts(), 'bytes of script, however much the page says').toBeLessThanOrEqual(
      budgets.homeScript + budgets.laterScript,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectWholeWords(page);
    await expectAccessible(page, index);
    await lengthenWords(page);
    await expectFits(page, longWidths, 'with words of German and Arabic length');
  });
}

/** A page in each language, of different types; every page with `npm run test:all`. */
const fewUrls = process.env.TEST_ALL
  ? allUrls
  : shipped.languages.map(
      (language, turn) => sampleUrls.filter((url) => urlLanguage(shipped, url) === language)[turn] ?? '/',
    );

for (const url of fewUrls) {
  test(`${url} asks for nothing but its styles, fonts and start before it is drawn`, async ({ page }) => {
    const asked: string[] = [];
    const fonts: string[] = [];
    page.on('request', (request) => {
      asked.push(request.resourceType());
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.route('**/assets/start-*.js', () => {});
    // The start has a low priority: on a busy machine it is asked for after the page is drawn.
    const start = page.waitForRequest('**/assets/start-*.js');
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await start;
    const allowed = ['document', 'stylesheet', 'font', 'script', 'image', 'other'];
    expect(asked.filter((kind) => !allowed.includes(kind))).toEqual([]);
    expect(asked.filter((kind) => kind === 'script')).toHaveLength(1);
    // The second one is for paper and forced colors: nothing waits for it.
    expect(asked.filter((kind) => kind === 'stylesheet')).toHaveLength(2);
    // Two that it preloads and that of the quotes; in Arabic, those of its large titles, its text and its quotes, and the Latin
    // letters beside them. The letters that few pages show are apart: all pages would pay for them.
    const most = urlLanguage(shipped, url) === 'ar' ? 4 : 3;
    expect(fonts.filter((font) => !rareFont.test(font)).length).toBeLessThanOrEqual(most);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test(`${url} is not styled or laid out again when the client comes`, async ({ page, browser }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/start-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await page.evaluate(async () => {
        // A page that is drawn may ask for one more font, and is laid out again when it comes: that is not the client.
        do {
          await document.fonts.ready;
          // The second frame begins when the first one is drawn.
          for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        } while ([...document.fonts].some(({ status }) => status === 'loading'));
      });
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      release();
      await ready(page);
      await page.waitForLoadState('networkidle');
      const elements = await page.locator('body *').count();
      expect(mostAtOnce(await browser.stopTracing())).toBeLessThan(elements / 2);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${url} holds its whole content, its menus and its questions`, async ({ page }) => {
      await page.goto(url);
      const language = urlLanguage(shipped, url);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('h1')).toBeVisible();
      for (const menu of await page.locator('header details:visible').all()) {
        await menu.locator('summary').click();
        await expect(menu.locator('a').first()).toBeVisible();
        await menu.locator('summary').click();
      }
      for (const question of await page.locator('main details').all()) {
        if (!(await question.getAttribute('open'))) await question.locator('summary').click();
        await expect(question.locator('p').first()).toBeVisible();
      }
    });
  });
}

/** Returns the most elements of which a trace computes the style, or that it lays out, in one go. */
function mostAtOnce(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: { args: { elementCount?: number; beginData?: { dirtyObjects?: number } } }[];
  };
  return Math.max(...traceEvents.map(({ args }) => args.elementCount ?? args.beginData?.dirtyObjects ?? 0));
}

/** Adds up how far the page moves while it loads, with fonts that come late. */
async function watchShifts(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        globalThis.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Adds up the bytes of script that travel. */
function watchScripts(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(travelled(response));
  });
  return async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
}

const known = new Map<string, number>();

/**
 * Returns the bytes of an answer as they travel: fonts and photographs are compressed in themselves, all else travels as
 * Brotli. Each asset is compressed once, which takes longer than drawing the page that asks for it.
 */
async function travelled(response: Response): Promise<number> {
  const url = response.url();
  const size = known.get(url);
  if (size !== undefined) return size;
  const body = response.ok() ? await response.body() : Buffer.alloc(0);
  const isPacked = /\.(?:woff2|avif|webp|png|jpe?g)$/.test(url);
  const bytes = isPacked ? body.length : brotliCompressSync(body).length;
  if (url.includes('/assets/')) known.set(url, bytes);
  return bytes;
}

function insertedRules(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .filter((sheet) => !sheet.href)
      .reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  );
}

/** Returns the words that have the large face of their script and are smaller than 30 pixels. */
function smallLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const firstOf = (families = '') => families.split(',')[0]?.replaceAll('"', '').trim();
    const [large, usual] = ['--display-large', '--display'].map((use) => firstOf(root.getPropertyValue(use)));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      const { fontFamily, fontSize } = getComputedStyle(parentElement!);
      const isLarge = firstOf(fontFamily) === large && large !== usual;
      if (isLarge && Number.parseFloat(fontSize) < 30 && /\p{Script=Arabic}/u.test(data)) found.push(data);
    }
    return found;
  });
}

async function expectFits(page: Page, all: readonly number[], how: string) {
  for (const width of all) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `sideways scroll at ${width} px, ${how}`).toBe(0);
  }
}

/**
 * Puts a very long word before each text. Numbers and their units and labels stay as short as they are, and so does the header,
 * which the build has measured.
 */
async function lengthenWords(page: Page) {
  await page.evaluate(() => {
    const long =
      document.dir === 'rtl'
        ? 'والمستعملينوالمستفيدينوالمتعاملين'
        : 'Rechtsschutzversicherungsgesellschaften';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const place = text.parentElement?.closest('dl > div') ?? text.parentElement;
      const isWord = /\p{L}{2}/u.test(text.data) && !/\d/.test(place?.textContent ?? '');
      if (isWord && !text.parentElement?.closest('script, style, header, .nowrap'))
        text.data = `${long} ${text.data}`;
    }
  });
}

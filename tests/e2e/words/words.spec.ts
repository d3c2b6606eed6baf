import type { APIRequestContext, Page } from '@playwright/test';
import { coveredTexts, cutTexts } from '../../support/cut-texts';
import { sampled } from '../../support/sampled';
import { expectWholeWords } from '../../support/whole-words';
import { expect, open, sidewaysScroll, test } from '../fixtures';

/* A site whose lines have as much as they can have, in all its languages. */

test.beforeEach(async ({ page }) => {
  test.setTimeout(1_200_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('no word stands on two lines, no text is cut, and the header is one line', async ({ page, request }) => {
  for (const path of sampledPaths(await allPaths(request), 20)) {
    await open(page, path);
    await expectWholeWords(page);
  }
});

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
const large = 'html { font-size: 24px !important }';

/** The bar follows the footer. */
const bar = 'footer + aside';

for (const [how, css] of sampled(
  [
    ['with the spacing of WCAG 1.4.12 and text of 24 px', spacing + large],
    ['as the site has it', ''],
    ['with the spacing of WCAG 1.4.12', spacing],
    ['with text of 24 px', large],
  ] as const,
  2,
))
  test(`no text in the bar of a phone is cut or covered, ${how}`, async ({ page, request }) => {
    for (const path of sampledPaths(await allPaths(request), 20)) {
      await open(page, path);
      await setText(page, css);
      for (const width of sampled([320, 360, 390, 412], 2)) {
        const place = `${path} at ${width} px`;
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(cutTexts, bar), `cut texts, ${place}`).toEqual([]);
        expect(await page.evaluate(coveredTexts, bar), `covered texts, ${place}`).toEqual([]);
      }
    }
  });

test('with the spacing of WCAG 1.4.12 no page scrolls sideways', async ({ page, request }) => {
  for (const path of sampledPaths(await allPaths(request), 20)) {
    await open(page, path);
    await setText(page, spacing);
    for (const width of sampled([320, 390, 1440], 2)) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      expect(await page.evaluate(cutTexts, 'body'), `cut texts, ${path} at ${width} px`).toEqual([]);
    }
  }
});

async function allPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
}

/** Returns all paths at night, and by day each with a number that a distance divides. */
function sampledPaths(paths: string[], distance: number): string[] {
  return process.env.TEST_ALL ? paths : paths.filter((_, index) => index % distance === 0);
}

/** Sets the text as a visitor would: with a style that replaces the earlier one. */
async function setText(page: Page, css: string) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

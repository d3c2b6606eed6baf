import { urlLanguage } from '../../../src/site/page-url';
import { expect, open, sidewaysScroll, test } from '../../e2e/fixtures';
import { allUrls, sampleUrls } from '../shipped';

test('every route answers 200 in every language', async ({ request }) => {
  const answers = await Promise.all(
    allUrls.map(async (url) => [url, (await request.get(url, { maxRedirects: 0 })).status()]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

for (const url of sampleUrls) {
  test(`${url} becomes interactive without a word and inserts no rule a second time`, async ({ page }) => {
    await open(page, url);
    await expect(page.locator('h1')).toBeVisible();
    const inserted = await page.evaluate(() =>
      [...document.styleSheets]
        .filter((sheet) => !sheet.href)
        .reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    );
    expect(inserted).toBe(0);
  });

  test(`${url} never scrolls sideways, from 320 px up`, async ({ page }) => {
    await open(page, url);
    for (const width of [320, 390, 820, 1181]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
    }
  });

  test(`${url} bears words of German and Arabic length in every text, menus and buttons too`, async ({
    page,
  }) => {
    await open(page, url);
    await page.evaluate(() => {
      const long =
        document.dir === 'rtl'
          ? 'والمستعملينوالمستفيدينوالمتعاملين'
          : 'Rechtsschutzversicherungsgesellschaften';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        // A figure is not a word, and what stands beside one (a unit) is as short as it.
        const spoken = /\p{L}{2}/u.test(text.data) && !/\d/.test(text.parentElement?.textContent ?? '');
        if (spoken && !text.parentElement?.closest('script, style, .nowrap'))
          text.data = `${long} ${text.data}`;
      }
    });
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${url} holds its whole content, its menus and its questions`, async ({ page }) => {
      await page.goto(url);
      const language = urlLanguage(url);
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

import { pageUrl, urlLanguage } from '../../../src/site/page-url';
import { locale } from '../contact';
import { sampleUrls } from '../sample';
import { expect, open, test } from './fixtures';
import { expectText, sendMessage } from './message';
import { trilingual } from '../../support/sites';

for (const language of trilingual.languages)
  test(`every kind of page is hydrated in ${language}`, async ({ tab }) => {
    test.slow();
    for (const url of sampleUrls.filter((each) => urlLanguage(trilingual, each) === language)) {
      await open(tab, url);
      expect(await tab.$eval('html', ({ lang, dir }) => [lang, dir])).toEqual([
        language,
        language === 'ar' ? 'rtl' : 'ltr',
      ]);
      expect(await tab.$eval('h1', (headline) => headline.checkVisibility()), url).toBe(true);
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        url,
      ).toBeLessThanOrEqual(0);
    }
  });

test('the menus open one at a time, and close on Escape', async ({ tab }) => {
  await open(tab, '/');
  const summaries = await tab.$$('header nav details:not([data-burger]) > summary');
  const opened = () => tab.$$eval('header nav details[open]', (menus) => menus.length);
  for (const summary of summaries.slice(0, 2)) {
    await summary.click();
    expect(await opened()).toBe(1);
  }
  await tab.keyboard.press('Escape');
  expect(await opened()).toBe(0);
});

test('another page and another language open without a new document', async ({ tab }) => {
  await open(tab, '/');
  await tab.evaluate(() => Object.assign(window, { mark: true }));
  await tab.locator('footer a[href="/faq"]').click();
  await tab.waitForSelector('main[data-page=faq]');
  await tab.waitForSelector('h1:focus');
  await tab.waitForSelector('[data-covering]', { hidden: true });
  await tab.locator('header a[hreflang=ar]').click();
  await tab.waitForSelector('html[lang=ar][dir=rtl] header a[hreflang=ar][aria-current]');
  expect(new URL(tab.url()).pathname).toBe(pageUrl(trilingual, '/faq', 'ar'));
  await tab.goBack();
  await tab.waitForSelector('html[lang=fr] main[data-page=faq]');
  expect(await tab.evaluate(() => 'mark' in window)).toBe(true);
});

test('a message reaches the outbox', async ({ tab }) => {
  await open(tab, '/ar/contact');
  const { subject } = await sendMessage(tab);
  await expectText(tab, 'main', locale('ar').frame.contact.sent);
  await tab.goto(`${test.info().project.use.baseURL ?? ''}/__outbox`);
  await expectText(tab, 'body', subject);
});

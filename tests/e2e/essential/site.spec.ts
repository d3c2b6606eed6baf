import { pageUrl, urlLanguage } from '../../../src/site/page-url';
import { locale } from '../contact';
import { sampleUrls } from '../sample';
import { expect, open, test } from './fixtures';
import { expectText, sendMessage } from './message';
import { trilingual } from '../../support/sites';

for (const language of trilingual.languages)
  test(`every kind of page is hydrated in ${language}`, async ({ tab }) => {
    for (const url of sampleUrls.filter((each) => urlLanguage(trilingual, each) === language)) {
      await open(tab, url);
      expect(await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(
        [language, language === 'ar' ? 'rtl' : 'ltr'],
      );
      expect(await tab.evaluate(() => document.querySelector('h1')?.checkVisibility()), url).toBe(true);
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        url,
      ).toBeLessThanOrEqual(0);
    }
  });

test('the menus open one at a time, and close on Escape', async ({ tab }) => {
  await open(tab, '/');
  const openMenus = () => tab.evaluate(() => document.querySelectorAll('header nav details[open]').length);
  const closedMenu = tab.locator('header nav details:not([data-burger], [open]) > summary');
  for (let click = 1; click <= 2; click += 1) {
    await closedMenu.click();
    await expect.poll(openMenus).toBe(1);
  }
  await tab.keyboard.press('Escape');
  await expect.poll(openMenus).toBe(0);
});

test('another page and another language open without a new document', async ({ tab }) => {
  await open(tab, '/');
  await tab.evaluate(() => {
    Object.assign(window, { mark: true });
  });
  await tab.locator('footer a[href="/faq"]').click();
  await tab.waitForSelector('main[data-page=faq]');
  await tab.waitForSelector('h1:focus');
  await tab.waitForFunction(() => !document.querySelector('[data-covering]'), {});
  await tab.locator('header a[hreflang=ar]').click();
  await tab.waitForSelector('html[lang=ar][dir=rtl] header a[hreflang=ar][aria-current]');
  expect(await tab.evaluate(() => location.pathname)).toBe(pageUrl(trilingual, '/faq', 'ar'));
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

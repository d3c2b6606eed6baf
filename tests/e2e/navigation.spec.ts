import type { Locator, Page } from '@playwright/test';
import { expect, open, ready, test } from './fixtures';
import { config } from './sample';
import { textsBehind } from '../support/cut-texts';
import { nightly, sampled } from '../support/sampled';

/** A press that does not scroll the page before it, as a test's click does. */
const pressWhereItStands = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

test.describe('a visitor who goes from page to page', () => {
  test('stays in the same document, arrives at the top, and hears the new headline', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => ((window as unknown as { mark: boolean }).mark = true));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Consulting' }).click();
    await expect(page).toHaveURL('/consulting');
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => [(window as unknown as { mark?: boolean }).mark, scrollY])).toEqual([
      true,
      0,
    ]);
    await expect(page).toHaveTitle(/^Consulting\s: .+ \| Tracé$/);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  });

  test('sees the overlay for 500 ms, over the new page', nightly, async ({ page }) => {
    await page.clock.install();
    await open(page, '/faq');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    const overlay = page.getByText('Chargement...');
    await expect(overlay).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'contact');
    await page.clock.runFor(400);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(200);
    await expect(overlay).toBeHidden();
  });

  test('finds the place again when going back and forward', async ({ page }) => {
    await open(page, '/confidentialite');
    await page.mouse.wheel(0, 900);
    await expect
      .poll(() => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll))
      .toBeGreaterThan(500);
    const place = await page.evaluate(() => scrollY);
    await pressWhereItStands(page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }));
    await expect(page.locator('main')).toHaveAttribute('data-page', 'plan-du-site');
    await page.goBack();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'confidentialite');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.goForward();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'plan-du-site');
  });
});

test.describe('the language switch', () => {
  for (const [language, name, direction, script] of sampled(
    [
      ['en', 'English', 'ltr', 'latin'],
      ['ar', 'العربية', 'rtl', 'arabic'],
    ] as const,
    2,
  )) {
    test(`leads to the same page in ${name}, with its language, direction, script and words`, async ({
      page,
    }) => {
      await open(page, '/services-web/seo');
      const fonts: string[] = [];
      page.on('requestfinished', (request) => fonts.push(request.url()));
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/${language}/services-web/seo`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveAttribute('data-script', script);
      await expect(page.locator('h1')).toBeFocused();
      await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute(
        'aria-current',
        'true',
      );
      if (script !== 'latin')
        await expect
          .poll(() => fonts.some((url) => url.includes(`-${script}-`) && url.endsWith('.woff2')))
          .toBe(true);
    });
  }

  test('keeps the query and the anchor, and a subject that the page filled in follows it', async ({
    page,
  }) => {
    const subject = () => page.locator('[name=subject]').inputValue();
    const typed = page.locator('[name=message]');
    await open(page, '/contact?from=letter#seo');
    const french = await subject();
    // No text of the site has a tilde: its letters come with the first key.
    const letters = page.waitForRequest(/-spare-\w+\.woff2$/);
    await typed.fill('Bonjour à tous ~');
    await letters;
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/contact?from=letter#seo');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(typed).toHaveValue('Bonjour à tous ~');
    const english = await subject();
    expect(english).not.toBe(french);
    await page.reload();
    await expect(page.locator('[name=subject]')).toHaveValue(english);
    await page.goBack();
    await expect(page).toHaveURL('/contact?from=letter#seo');
    await expect(page.locator('[name=subject]')).toHaveValue(french);
    await page.locator('[name=subject]').fill('Mon sujet');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/contact?from=letter#seo');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[name=subject]')).toHaveValue('Mon sujet');
  });
});

test.describe('a first visit', () => {
  test.use({ locale: 'ar-MA' });

  test.beforeEach(({ page }) =>
    // From the page with its fonts on, before the client runs: a font that is late moves lines, whatever the page offers.
    page.addInitScript(() =>
      addEventListener('load', async () => {
        await document.fonts.ready;
        new PerformanceObserver((list) => {
          const sources = list
            .getEntries()
            .flatMap((entry) => Reflect.get(entry, 'sources') as { node?: Node }[]);
          const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
          document.documentElement.setAttribute('data-shifts', moved.join(' · '));
        }).observe({ type: 'layout-shift' });
      }),
    ),
  );

  const suggestion = (page: Page) => page.locator('[lang=ar][data-place]:visible');

  for (const url of sampled(['/', '/consulting/recrutement', '/consulting', '/faq', '/contact'], 2))
    for (const width of sampled([1440, 1920]))
      test(`is offered the language of the browser beside a row of entries, over no text and no link (${url} at ${width} px)`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, url);
        await expect(suggestion(page)).toHaveCount(1);
        await expect(suggestion(page)).toBeInViewport({ ratio: 1 });
        expect(await suggestion(page).evaluate(textsBehind)).toEqual([]);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
        await suggestion(page).getByRole('button').click();
        await expect(suggestion(page)).toHaveCount(0);
        expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr');
      });

  test('is offered the language of the browser in the menu of a phone and above the footer, and nothing moves', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await expect(suggestion(page)).toHaveCount(1);
    await expect(suggestion(page)).not.toBeInViewport();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
    await page.locator('[data-burger] summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'قراءتها بالعربية' }).click();
    await expect(page).toHaveURL('/ar');
    await expect(suggestion(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
  });
});

test.describe('an address that leads nowhere', () => {
  for (const [url, language] of sampled(
    [
      ['/rien', 'fr'],
      ['/en/nothing', 'en'],
      ['/ar/consulting/nothing', 'ar'],
    ] as const,
    3,
  )) {
    test(`${url} answers 404 with a page in its language and ways on`, async ({ page, said }) => {
      const answer = await page.goto(url);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await ready(page);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(language === 'fr' ? '/' : `/${language}`);
      said.length = 0; // the browser tells of the 404 that was asked for
    });
  }
});

test.describe('within a page', () => {
  test('a place that was visited is left again with back, and found again with forward', async ({ page }) => {
    await open(page, '/confidentialite');
    await pressWhereItStands(
      page
        .getByRole('main')
        .getByRole('link')
        .filter({ hasText: /consent/i })
        .first(),
    );
    await expect(page.locator('#consentement')).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goForward();
    await expect(page.locator('#consentement')).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'plan-du-site');
    await page.goBack();
    await expect(page.locator('#consentement')).toBeInViewport();
  });

  test(
    'a fragment that cannot be decoded breaks neither the page nor the way back',
    nightly,
    async ({ page }) => {
      await open(page, '/faq#100%');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
      await expect(page.locator('main')).toHaveAttribute('data-page', 'plan-du-site');
      await page.goBack();
      await expect(page.locator('main')).toHaveAttribute('data-page', 'faq');
      await expect(page.getByRole('banner')).toBeVisible();
    },
  );

  test(
    'a client that could not be fetched is asked for again at the next move',
    nightly,
    async ({ page, said }) => {
      let fail = true;
      await page.route('**/assets/client-*.js', (route) => (fail ? route.abort() : route.continue()));
      await page.goto('/contact');
      await page.waitForLoadState('networkidle');
      fail = false;
      await page.keyboard.press('Tab');
      await ready(page);
      said.length = 0; // the browser tells of the request that was cut
    },
  );
});

test.describe('the head of a page', () => {
  test('follows the visitor to another page and another language, without saying anything twice', async ({
    page,
  }) => {
    const head = () =>
      page.evaluate(() => {
        const value = (selector: string, name: string) =>
          [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
        return {
          titles: document.head.querySelectorAll('title').length,
          canonical: value('link[rel=canonical]', 'href'),
          alternates: value('link[rel=alternate]', 'hreflang'),
          shared: value('meta[property="og:url"]', 'content'),
          locale: value('meta[property="og:locale"]', 'content'),
          pictures: value('meta[property="og:image"]', 'content').length,
          descriptions: value('meta[name=description]', 'content').length,
          structured: value('script[type="application/ld+json"]', 'type').length,
        };
      });
    const expected = (path: string, locale: string) => ({
      titles: 1,
      canonical: [`${config.url}${path}`],
      alternates: ['fr', 'en', 'ar', 'x-default'],
      shared: [`${config.url}${path}`],
      locale: [locale],
      pictures: 1,
      descriptions: 1,
      structured: 1,
    });
    await open(page, '/faq');
    expect(await head()).toEqual(expected('/faq', 'fr_MA'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'contact');
    await expect.poll(head).toEqual(expected('/contact', 'fr_MA'));
    await page
      .getByRole('banner')
      .locator('a[hreflang=ar]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect.poll(head).toEqual(expected('/ar/contact', 'ar_MA'));
  });
});

import type { Page } from '@playwright/test';
import { pageUrl } from '../../src/site/page-url';
import { field, locale } from './contact';
import { expect, open, sidewaysScroll, test } from './fixtures';
import { sampled } from '../support/sampled';
import { trilingual } from '../support/sites';

/* How a visitor reaches the company: without scrolling, whatever the page, the screen and the language. */

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 760 };
const service = '/services-web/creation-site-web';
const urls = sampled(['/', '/faq', service, '/services-web', '/a-propos', '/confidentialite'], 3);

const chat = (page: Page) => page.locator('aside a[href^="https://wa.me/"]');
const bar = (page: Page) => page.locator('main ~ aside');

/** Turns the wheel and waits until the page knows the direction. */
async function scroll(page: Page, distance: number) {
  await page.mouse.wheel(0, distance);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.scroll))
    .toBe(distance > 0 ? 'down' : 'up');
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of trilingual.languages)
  test(`the first screen of the contact page on a phone has three ways and a field, and the page has a number once more, in writing (${language})`, async ({
    page,
  }) => {
    const { chat: chatWords, contact, details } = locale(language).frame;
    await page.setViewportSize(phone);
    await open(page, pageUrl(trilingual, '/contact', language));
    const main = page.getByRole('main');
    const name = await field(page, 'name', contact).boundingBox();
    expect(name!.y + name!.height).toBeLessThanOrEqual(phone.height);
    for (const label of [details.call, chatWords.open, details.email]) {
      const way = await main.getByRole('link', { name: label }).first().boundingBox();
      expect(way!.height).toBeGreaterThanOrEqual(44);
      expect(way!.y + way!.height).toBeLessThan(name!.y);
    }
    const address = await main.locator('[data-details]').boundingBox();
    expect(address!.y).toBeGreaterThan(name!.y);
    for (const href of ['tel:', 'https://wa.me/'])
      expect(await page.locator(`a[href^="${href}"]:visible`).count(), href).toBe(2);
  });

for (const language of sampled(trilingual.languages)) {
  test(`a wide first screen leads to the form and to the chat on every page (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(laptop);
    for (const url of urls) {
      await open(page, pageUrl(trilingual, url, language));
      const form = page.getByRole('banner').locator(`a[href="${pageUrl(trilingual, '/contact', language)}"]`);
      await expect(form.filter({ visible: true }), url).toBeInViewport({ ratio: 1 });
      await expect(chat(page), url).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScroll(page), url).toBe(0);
      const { height } = (await page.getByRole('banner').boundingBox())!;
      expect(height, `${url}: one line`).toBe(77);
    }
  });

  test(`the bar at the bottom of a phone takes a tenth of it at most, stays, and leaves the end of the page free (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const url of urls) {
      await open(page, pageUrl(trilingual, url, language));
      const { height } = (await bar(page).boundingBox())!;
      expect(height, url).toBeLessThanOrEqual(phone.height / 10);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const { y } = (await bar(page).boundingBox())!;
      const footer = (await page.getByRole('contentinfo').boundingBox())!;
      expect(footer.y + footer.height, url).toBeLessThanOrEqual(y + 0.5);
      expect(footer.height + height, url).toBeLessThanOrEqual(0.7 * phone.height);
    }
  });
}

test('the chat stands in the margin of a wide screen, and stays while the visitor scrolls', async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await open(page, '/services-web');
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
  const column = await page
    .getByRole('contentinfo')
    .locator('> *')
    .evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return right - Number.parseFloat(getComputedStyle(element).paddingInlineEnd);
    });
  expect((await chat(page).boundingBox())!.x).toBeGreaterThanOrEqual(column - 0.5);
  await scroll(page, 900);
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
});

for (const size of [phone, laptop])
  test(`the header leaves while the visitor scrolls down, returns on the way up, and moves nothing, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, service);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport({ ratio: 1 });
    await scroll(page, 1200);
    await expect(header).not.toBeInViewport();
    await scroll(page, -300);
    await expect(header).toBeInViewport({ ratio: 1 });
    await scroll(page, 300);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await header.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(header).toBeInViewport({ ratio: 1 });
  });

for (const size of [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
])
  test(`the button of a dossier is on the first screen at ${size.width} × ${size.height} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const url of sampled(
      ['/accompagnements/locaux', '/consulting/recrutement', '/en/consulting/recrutement'],
      2,
    )) {
      await open(page, url);
      await expect(page.locator('[data-hero=dossier] [data-actions] a').first(), url).toBeInViewport({
        ratio: 1,
      });
    }
  });

test('a scene is high enough for its subject on every narrow screen', async ({ page }) => {
  for (const url of sampled([service, '/consulting/recrutement'])) {
    await open(page, url);
    for (const width of [390, 600, 768, 900]) {
      await page.setViewportSize({ width, height: 1000 });
      const scene = (await page.locator('[data-hero] [data-cover]').boundingBox())!;
      expect(scene.height / scene.width, `${url} at ${width} px`).toBeGreaterThanOrEqual(0.55);
    }
  }
});

for (const size of [
  { width: 667, height: 375 },
  { width: 844, height: 390 },
])
  test(`a phone that lies across shows the headline first, and no bar over it, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, service);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole('link', { name: locale('fr').frame.bar.quote })).not.toBeInViewport();
  });

test('a tablet has the chat in its margin, and the way to the form in its header', async ({ page }) => {
  for (const width of [720, 820, 1024]) {
    await page.setViewportSize({ width, height: 1000 });
    await open(page, service);
    await expect(page.getByRole('banner').locator('a[href="/contact"]:visible')).toBeInViewport({ ratio: 1 });
    const { x } = (await chat(page).boundingBox())!;
    const column = await page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
    expect(x, `${width} px`).toBeGreaterThanOrEqual(width - column - 0.5);
    await expect(bar(page).locator('a:visible')).toHaveCount(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('each offer of the home page is reached by its dot', async ({ page }) => {
    await page.goto('/');
    for (const dot of await page.locator('main a[href^="#"]').all()) {
      await dot.click();
      const offer = page.locator(`[id="${(await dot.getAttribute('href'))!.slice(1)}"]`);
      await expect(offer).toBeInViewport();
      await expect(offer.getByRole('link')).toBeVisible();
      await expect(page.locator('[role=group] [role=group]:visible')).toHaveCount(1);
    }
  });

  test('the bar is there and says which page the visitor comes from, and the header stays at the top', async ({
    page,
  }) => {
    await page.goto(service);
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page).locator('a').first()).toHaveAttribute('href', '/contact#creation-site-web');
    await page.mouse.wheel(0, 1200);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});

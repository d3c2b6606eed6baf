import type { Page, Route } from '@playwright/test';
import { field, locale } from '../contact';
import { expect, open, ready, test } from '../fixtures';
import { nightly, sampled } from '../../support/sampled';

const problem = locale('fr').frame.problem;
const faq = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' });

/** How an answer can be spoiled. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: '404' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Wi-Fi' }),
  'is cut off': (route) => route.abort('connectionreset'),
};

/** Counts the documents that are loaded from now on. */
function documents(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** The page is readable and leads on, whether or not a client runs. */
async function expectReadable(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+212/ })).toBeVisible();
  await expect(page.locator('[data-covering], [data-reveal=waiting]')).toHaveCount(0);
}

async function expectProblem(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: problem.title })).toBeFocused();
  await expect(page.locator('[data-covering]')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const way of ['/', 'tel:', 'mailto:'])
    await expect(main.locator(`a[href^="${way}"]`).first()).toBeVisible();
  return main.getByRole('button', { name: problem.reload });
}

/** What the browser itself says of an answer that was spoiled; nothing of the site's own is among it. */
function expectOnlyTheBrowser(said: string[]) {
  const own = said.filter((line) => !/Failed to load|MIME type|ERR_|Expected a JavaScript/.test(line));
  expect(own).toEqual([]);
  said.length = 0;
}

test.describe('the data of the next page', () => {
  for (const [name, fault] of sampled(Object.entries(faults))) {
    test(`that ${name} costs one load of the page, keeps what was typed, and the second time a word`, async ({
      page,
      said,
    }) => {
      await page.route('**/faq.json', fault);
      await open(page, '/contact');
      await field(page, 'message').fill('Bonjour, nous sommes douze.');
      const loaded = documents(page);
      await faq(page).click();
      await expect(page).toHaveURL('/faq');
      await expect(page.locator('main')).toHaveAttribute('data-page', 'faq');
      await page.waitForLoadState('networkidle');
      expect(loaded()).toBe(1);
      await expectReadable(page);

      await page.goBack();
      await ready(page);
      await expect(field(page, 'message')).toHaveValue('Bonjour, nous sommes douze.');
      const before = loaded();
      await faq(page).click();
      await expectProblem(page);
      expect(loaded()).toBe(before);
      await page.goBack();
      await expect(field(page, 'message')).toHaveValue('Bonjour, nous sommes douze.');
      await page.unroute('**/faq.json');
      await faq(page).click();
      await expect(page.locator('main')).toHaveAttribute('data-page', 'faq');
      expect(loaded()).toBe(before);
      expectOnlyTheBrowser(said);
    });
  }
});

test.describe('a piece of the program', () => {
  for (const file of sampled([
    'assets/start-*.js',
    'assets/client-*.js',
    'assets/hydrate-*.js',
    'assets/react-*.js',
    'assets/router-*.js',
    'assets/words-*.js',
    'assets/effects-*.js',
    'consulting.json',
  ]))
    test(`that is missing, ${file}, leaves the plain page, and loads nothing anew`, async ({
      page,
      said,
    }) => {
      let asked = 0;
      await page.route(`**/${file}`, (route) => {
        asked += 1;
        return route.fulfill({ status: 404, body: '404' });
      });
      const loaded = documents(page);
      await page.goto('/consulting');
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Tab');
      await page.waitForLoadState('networkidle');
      await expectReadable(page);
      expect([loaded(), asked > 0]).toEqual([1, true]);
      await faq(page).click();
      await expect(page).toHaveURL('/faq');
      await expectReadable(page);
      expectOnlyTheBrowser(said);
    });
});

test.describe('a file beside the page', () => {
  for (const [what, pattern] of sampled([
    ['the fonts', '**/*.woff2'],
    ['the pictures', /\.(?:svg|avif|webp|jpe?g|png|ico)$/],
  ] as const))
    test(`is missing: without ${what} the page is readable and becomes interactive`, async ({
      page,
      said,
    }) => {
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: '404' }));
      await open(page, '/contact');
      await expect(page.locator('h1')).toBeVisible();
      await field(page, 'name').fill('Salma');
      await faq(page).click();
      await expect(page.locator('main')).toHaveAttribute('data-page', 'faq');
      await expect(page.getByRole('main').getByText('?').first()).toBeVisible();
      expectOnlyTheBrowser(said);
    });
});

test('without the styles the page is readable, and its links load whole pages', async ({ page, said }) => {
  await page.route('**/assets/*.css', (route) => route.fulfill({ status: 404, body: '404' }));
  await page.goto('/contact');
  await field(page, 'name').fill('Salma');
  await faq(page).click();
  await expect(page).toHaveURL('/faq');
  await expectReadable(page);
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
  expectOnlyTheBrowser(said);
});

test.describe('after a new build', () => {
  test('a new page, whose data are older, stays the plain page it is', nightly, async ({ page }) => {
    await page.route('**/consulting', async (route) => {
      const answer = await route.fetch();
      const newer = (await answer.text()).replace(/data-version="[^"]*"/, 'data-version="newer"');
      await route.fulfill({ response: answer, body: newer });
    });
    await page.goto('/consulting');
    await page.waitForLoadState('networkidle');
    await expectReadable(page);
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
  });

  test('an old page, whose scripts and styles are gone, is readable and leads to the new one', async ({
    page,
    said,
  }) => {
    await page.route('**/assets/**', (route) =>
      route.request().frame().url().endsWith('/consulting')
        ? route.fulfill({ status: 404, body: '404' })
        : route.continue(),
    );
    await page.goto('/consulting');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toBeVisible();
    await faq(page).click();
    await ready(page);
    await expect(page.locator('h1')).toBeVisible();
    expectOnlyTheBrowser(said);
  });
});

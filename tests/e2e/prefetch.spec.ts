import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { nightly } from '../support/sampled';

/** The pages whose data are asked for, without those of the page that is open. */
function watchData(page: Page, own: string) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?!assets\/).*\.json$/.test(pathname) && pathname !== own) asked.push(pathname);
  });
  return asked;
}

/** Shows the browser another connection than it has. */
function connect(page: Page, connection: object) {
  return page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

test.describe('the pages that a visitor may want next', () => {
  test('are fetched while their links are in view, six at most, and only once the page is usable', async ({
    page,
  }) => {
    await connect(page, { saveData: false, effectiveType: '4g' });
    const asked = watchData(page, '/plan-du-site.json');
    await page.addInitScript(() =>
      new MutationObserver((_, observer) => {
        observer.disconnect();
        performance.mark('ready');
      }).observe(document, { subtree: true, attributeFilter: ['data-ready'] }),
    );
    await open(page, '/plan-du-site');
    await expect.poll(() => asked.length).toBe(6);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const [ready, starts] = await page.evaluate(() => [
      performance.getEntriesByName('ready')[0]?.startTime ?? Infinity,
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.json') && !/assets|plan-du-site/.test(name))
        .map(({ startTime }) => startTime),
    ]);
    expect(starts).toHaveLength(6);
    expect(starts.filter((start) => start < ready)).toEqual([]);
    expect(new Set(asked).size).toBe(6);
    expect(asked).toHaveLength(6);
  });

  for (const [name, connection] of [
    ['who saves data', { saveData: true, effectiveType: '4g' }],
    ['with a slow connection', { saveData: false, effectiveType: '3g' }],
  ] as const) {
    test(
      `are not fetched for a visitor ${name}, but on a link that is pointed at`,
      nightly,
      async ({ page }) => {
        await connect(page, connection);
        const asked = watchData(page, '/plan-du-site.json');
        await open(page, '/plan-du-site');
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
        await page.getByRole('main').getByRole('link', { name: 'SEO', exact: false }).first().hover();
        await expect.poll(() => asked).toEqual(['/services-web/seo.json']);
      },
    );
  }
});

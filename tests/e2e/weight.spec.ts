import type { Page, Response } from '@playwright/test';
import { budgets } from '../support/budgets';
import { pageUrl } from '../../src/site/page-url';
import { expect, open, test } from './fixtures';
import { sampled } from '../support/sampled';
import { trilingual } from '../support/sites';
import { travelled } from '../support/travelled';

/** What a page asks for from now on: kind, path and bytes as they travel. */
function watchAnswers(page: Page) {
  const answers: Promise<{ kind: string; path: string; bytes: number }>[] = [];
  page.on('response', (response) => answers.push(answered(response)));
  return () => Promise.all(answers);
}

const answered = async (response: Response) => ({
  kind: response.request().resourceType(),
  path: new URL(response.url()).pathname,
  bytes: await travelled(response),
});

const sum = (answers: { bytes: number }[]) => answers.reduce((total, { bytes }) => total + bytes, 0);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

  for (const language of sampled(trilingual.languages)) {
    test(`the whole home page (${language}) and its script keep their budgets`, async ({ page }) => {
      // Pages that are fetched ahead are for later: a visitor who saves data gets none of them.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      const answers = watchAnswers(page);
      await open(page, pageUrl(trilingual, '/', language));
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      const all = await answers();
      expect(sum(all), 'everything').toBeLessThanOrEqual(budgets.home);
      expect(sum(all.filter(({ kind }) => kind === 'script')), 'script').toBeLessThanOrEqual(
        budgets.homeScript,
      );
      expect(all.filter(({ path }) => path.endsWith('.json'))).toHaveLength(2);
      // Nobody asked how the page feels.
      expect(all.filter(({ path }) => path.includes('vitals'))).toEqual([]);
    });
  }
});

test('every page after the first costs one data file, and the code of its rarer blocks once', async ({
  page,
}) => {
  const last = page.waitForResponse('**/assets/effects-*.js');
  await open(page, '/');
  await (await last).finished();
  const asked: { kind: string; path: string }[] = [];
  page.on('request', (request) =>
    asked.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
  );
  for (const [name, id] of [
    ['Contact', 'contact'],
    ['Consulting', 'consulting'],
    ['Plan du site', 'plan-du-site'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main')).toHaveAttribute('data-page', id);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter(({ kind }) => kind === 'document')).toEqual([]);
  const scripts = asked.filter(({ kind }) => kind === 'script').map(({ path }) => path);
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(scripts.filter((path) => /\/(?:start|client|hydrate|react|router|words|ui)-/.test(path))).toEqual(
    [],
  );
  const data = asked.map(({ path }) => path).filter((path) => path.endsWith('.json'));
  expect(data).toEqual([...new Set(data)]);
  expect(data.filter((path) => path.startsWith('/assets/'))).toEqual([]);
});

for (const url of ['/', ...sampled(['/ar', '/contact', '/services-web', '/consulting/comptabilite'])])
  test(`${url} shows its largest text with the first paint, however slow the network`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000, offline: false };
    await session.send('Network.emulateNetworkConditions', slow);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, url);
    await page.waitForLoadState('networkidle');
    const { first, texts } = await page.evaluate(async () => {
      const entries = await new Promise<(PerformanceEntry & { url: string })[]>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries() as never)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      );
      return {
        first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        // A picture that fills more of the screen than the title comes when it comes.
        texts: entries.filter((entry) => entry.url === '').map(({ startTime }) => startTime),
      };
    });
    expect(texts.filter((time) => time !== first)).toEqual([]);
    expect(first).toBeGreaterThan(0);
  });

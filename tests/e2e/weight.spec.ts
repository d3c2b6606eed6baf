import { expect, open, test } from './fixtures';
import { sampled } from '../support/sampled';

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
  // Nobody asked how the page feels.
  expect(asked.filter(({ kind, path }) => kind === 'document' || path.includes('vitals'))).toEqual([]);
  const scripts = asked.filter(({ kind }) => kind === 'script').map(({ path }) => path);
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(scripts.filter((path) => /\/(?:start|client|hydrate|react|router|words|ui)-/.test(path))).toEqual(
    [],
  );
  const data = asked.map(({ path }) => path).filter((path) => path.endsWith('.json'));
  expect(data).toEqual([...new Set(data)]);
  expect(data.filter((path) => path.startsWith('/assets/'))).toEqual([]);
});

test('the wall at the end of a page costs nothing before it is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const tiles = () => asked.filter((path) => path.startsWith('/assets/tiles-default-'));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(tiles()).toEqual([]);
  await page.locator('[data-wall=close]').scrollIntoViewIfNeeded();
  await expect.poll(tiles).toHaveLength(1);
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

import { expect, open, test } from '../../e2e/fixtures';
import { sampleUrls } from '../shipped';

declare global {
  var shift: number;
  var slowest: number;
}

for (const url of sampleUrls) {
  test(`${url} does not move while it loads, also when its fonts are late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          globalThis.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, url);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => globalThis.shift)).toBe(0);
  });
}

import { brotliCompressSync } from 'node:zlib';
import { expect, open, test } from '../../e2e/fixtures';
import { sampleUrls } from '../shipped';

const KB = 1024;

for (const url of sampleUrls) {
  test(`${url} runs at most 115 KB of script, however much it says`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    // Pages that are fetched ahead are for later: a visitor who saves data gets none of them.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await open(page, url);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(115 * KB);
  });

  test(`${url} asks for nothing but its styles, fonts and start before it is drawn`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.route('**/assets/start-*.js', () => {});
    // The start has a low priority: on a busy machine it is asked for after the page is drawn.
    const start = page.waitForRequest('**/assets/start-*.js');
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await start;
    const allowed = ['document', 'stylesheet', 'font', 'script', 'image', 'other'];
    expect(asked.filter((kind) => !allowed.includes(kind))).toEqual([]);
    expect(asked.filter((kind) => kind === 'script')).toHaveLength(1);
    expect(asked.filter((kind) => kind === 'stylesheet')).toHaveLength(1);
    expect(asked.filter((kind) => kind === 'font').length).toBeLessThanOrEqual(3);
  });
}
